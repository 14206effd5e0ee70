import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import telephony.ApiClient;
import telephony.ApiException;
import telephony.api.CallsApi;
import telephony.api.CdrsApi;
import telephony.api.SessionsApi;
import telephony.model.CallCreate;
import telephony.model.CallSingle;
import telephony.model.CallUpdate;
import telephony.model.LoginCredentials;

/** Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call. */
public final class Program {
  public static void main(String[] args) throws Exception {
    var extension = System.getenv("TELEPHONY_EXTENSION");
    var client = new ApiClient();
    var json = client.getObjectMapper();
    client.updateBaseUri(System.getenv("TELEPHONY_URL"));
    var credentials =
        new LoginCredentials().email(System.getenv("TELEPHONY_EMAIL")).password(System.getenv("TELEPHONY_PASSWORD"));
    var session = new SessionsApi(client).login(credentials);
    client.setRequestInterceptor(request -> request.header("X-Auth-Token", session.getUserToken()));

    var filter = System.getenv("TELEPHONY_FILTER");
    var cdrs = new CdrsApi(client).listCdrs(null, 2, filter, null, null, null, null, null, null);
    var calls = new CallsApi(client);
    var call = new CallCreate().from(System.getenv("TELEPHONY_USER")).to("447700900456");
    var id = calls.createCall(call).getData().getId();
    var state = calls.getCall(id).getData().getState();
    var changed = transfer(calls, json, id, extension);
    calls.deleteCall(id);
    JsonNode error;
    try {
      calls.createCall(call.from(extension));
      throw new IllegalStateException("A wrong call was not refused.");
    } catch (ApiException refused) {
      error = json.readTree(refused.getResponseBody()).at("/errors/0");
    }

    var line = new LinkedHashMap<String, Object>();
    line.put("cdrs", cdrs.getData().size());
    line.put("call", id);
    line.put("state", state);
    line.put("dst", changed.getData().getDst());
    line.put("error", error);
    System.out.println(json.writeValueAsString(line));
  }

  /** The client takes only 2xx for success; the platform's is 301, and its body is there all the same. */
  private static CallSingle transfer(CallsApi calls, ObjectMapper json, Long id, String extension) throws Exception {
    try {
      return calls.updateCall(id, new CallUpdate().dst(extension));
    } catch (ApiException response) {
      if (response.getCode() != 301) throw response;
      return json.readValue(response.getResponseBody(), CallSingle.class);
    }
  }
}
