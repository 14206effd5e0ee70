// Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"

	"consumer/telephony"
)

// success301 turns the 301 of a changed call, its success, into 200: the client takes only 2xx for success.
type success301 struct{}

func (success301) RoundTrip(request *http.Request) (*http.Response, error) {
	response, err := http.DefaultTransport.RoundTrip(request)
	if err == nil && response.StatusCode == http.StatusMovedPermanently {
		response.StatusCode = http.StatusOK
	}
	return response, err
}

func main() {
	ctx := context.Background()
	configuration := telephony.NewConfiguration()
	configuration.Servers = telephony.ServerConfigurations{{URL: os.Getenv("TELEPHONY_URL")}}
	configuration.HTTPClient = &http.Client{Transport: success301{}}
	client := telephony.NewAPIClient(configuration)

	credentials := telephony.NewLoginRequest(os.Getenv("TELEPHONY_EMAIL"), os.Getenv("TELEPHONY_PASSWORD"))
	session, _, err := client.SessionsAPI.Login(ctx).LoginRequest(*credentials).Execute()
	check(err)
	configuration.AddDefaultHeader("X-Auth-Token", session.GetUserToken())

	cdrs, _, err := client.CdrsAPI.ListCdrs(ctx).Limit(2).Filter(os.Getenv("TELEPHONY_FILTER")).Execute()
	check(err)

	call := telephony.NewCallCreate("447700900456")
	call.SetFrom(os.Getenv("TELEPHONY_USER"))
	started, _, err := client.CallsAPI.CreateCall(ctx).CallCreate(*call).Execute()
	check(err)
	id := started.Data.GetId()
	live, _, err := client.CallsAPI.GetCall(ctx, id).Execute()
	check(err)
	update := telephony.NewCallUpdate()
	update.SetDst(os.Getenv("TELEPHONY_EXTENSION"))
	changed, _, err := client.CallsAPI.UpdateCall(ctx, id).CallUpdate(*update).Execute()
	check(err)
	_, err = client.CallsAPI.DeleteCall(ctx, id).Execute()
	check(err)

	call.SetFrom(os.Getenv("TELEPHONY_EXTENSION"))
	_, _, err = client.CallsAPI.CreateCall(ctx).CallCreate(*call).Execute()
	var refused *telephony.GenericOpenAPIError
	if !errors.As(err, &refused) {
		log.Fatalf("A wrong call: %v", err)
	}
	var fault struct {
		Errors []struct{ Field string }
	}
	check(json.Unmarshal(refused.Body(), &fault))

	line, err := json.Marshal(map[string]any{
		"cdrs": len(cdrs.Data), "call": id, "state": live.Data.GetState(), "dst": changed.Data.GetDst(), "field": fault.Errors[0].Field,
	})
	check(err)
	fmt.Println(string(line))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
