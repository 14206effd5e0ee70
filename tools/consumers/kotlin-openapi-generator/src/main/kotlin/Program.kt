import okhttp3.Interceptor
import okhttp3.OkHttpClient
import telephony.apis.CallsApi
import telephony.apis.CdrsApi
import telephony.apis.SessionsApi
import telephony.infrastructure.ApiClient
import telephony.infrastructure.ClientError
import telephony.infrastructure.ClientException
import telephony.infrastructure.Serializer
import telephony.models.CallCreate
import telephony.models.CallUpdate
import telephony.models.ErrorBody
import telephony.models.LoginCredentials

/** Turns the 301 of a changed call, its success, into 200: the client takes only 2xx for success. */
val success301 = Interceptor { chain ->
    val response = chain.proceed(chain.request())
    if (response.code == 301) response.newBuilder().code(200).build() else response
}

/** Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call. */
fun main() {
    val environment = System.getenv()
    val url = environment.getValue("TELEPHONY_URL")
    val extension = environment.getValue("TELEPHONY_EXTENSION")
    val http = OkHttpClient.Builder().followRedirects(false).addInterceptor(success301).build()
    val credentials =
        LoginCredentials(environment.getValue("TELEPHONY_EMAIL"), environment.getValue("TELEPHONY_PASSWORD"))
    val session = SessionsApi(url, http).login(credentials)
    ApiClient.apiKey["X-Auth-Token"] = session.userToken

    val cdrs = CdrsApi(url, http).listCdrs(limit = 2, filter = environment.getValue("TELEPHONY_FILTER"))
    val calls = CallsApi(url, http)
    val call = CallCreate(from = environment.getValue("TELEPHONY_USER"), to = "447700900456")
    val id = calls.createCall(call).data.id
    val live = calls.getCall(id)
    val changed = calls.updateCall(id, CallUpdate(dst = extension))
    calls.deleteCall(id)
    val error = try {
        calls.createCall(call.copy(from = extension))
        null
    } catch (refused: ClientException) {
        val body = (refused.response as ClientError<*>).body as String
        val fault = Serializer.moshi.adapter(ErrorBody::class.java).fromJson(body)
        fault?.errors?.first()
    }

    val line = mapOf(
        "cdrs" to cdrs.data.size,
        "call" to id,
        "state" to live.data.state,
        "dst" to changed.data.dst,
        "error" to error,
    )
    println(Serializer.moshi.adapter(Any::class.java).toJson(line))
}
