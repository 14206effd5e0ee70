// Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	"consumer/telephony"
)

func main() {
	ctx := context.Background()
	token := ""
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("X-Auth-Token", token)
		return nil
	}
	// The 301 of a changed call is its success, and must not be followed.
	followNone := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	client, err := telephony.NewClientWithResponses(
		os.Getenv("TELEPHONY_URL"), telephony.WithHTTPClient(followNone), telephony.WithRequestEditorFn(authorize),
	)
	check(err)

	session, err := client.LoginWithResponse(ctx, telephony.LoginCredentials{
		Email:    os.Getenv("TELEPHONY_EMAIL"),
		Password: os.Getenv("TELEPHONY_PASSWORD"),
	})
	check(err)
	token = session.JSON200.UserToken

	limit, filter := int32(2), os.Getenv("TELEPHONY_FILTER")
	cdrs, err := client.ListCdrsWithResponse(ctx, &telephony.ListCdrsParams{Limit: &limit, Filter: &filter})
	check(err)

	from, dst := os.Getenv("TELEPHONY_USER"), os.Getenv("TELEPHONY_EXTENSION")
	started, err := client.CreateCallWithResponse(ctx, telephony.CallCreate{From: &from, To: "447700900456"})
	check(err)
	id := started.JSON201.Data.Id
	live, err := client.GetCallWithResponse(ctx, id)
	check(err)
	changed, err := client.UpdateCallWithResponse(ctx, id, telephony.CallUpdate{Dst: &dst})
	check(err)
	// The documents have 301 for a changed call; 200 was seen.
	call := changed.JSON301
	if call == nil {
		call = changed.JSON200
	}
	_, err = client.DeleteCallWithResponse(ctx, id)
	check(err)

	refused, err := client.CreateCallWithResponse(ctx, telephony.CallCreate{From: &dst, To: "447700900456"})
	check(err)
	// An element is an object or a text.
	var fault struct{ Errors []any }
	check(json.Unmarshal(refused.Body, &fault))

	line, err := json.Marshal(map[string]any{
		"cdrs": len(cdrs.JSON200.Data), "call": id, "state": live.JSON200.Data.State, "dst": call.Data.Dst, "error": fault.Errors[0],
	})
	check(err)
	fmt.Println(string(line))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
