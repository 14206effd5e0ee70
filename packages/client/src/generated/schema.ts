/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

import type { OfCollection } from '../core/call-types.ts';

/**
 * Conditions for the records of a collection: made with `where` for its path, or plain ones, which may name properties that
 * are not in the contract.
 */
export type FilterFor<P extends string> = readonly FilterCondition[] & OfCollection<P>;

export interface paths {
  '/aclroles': {
    /**
     * List ACL roles
     * @description Returns one page of the ACL roles, the records that a user carries in `roles`.
     *
     *     Meant for showing role names in an administration screen, or for finding the id of a role. It does not
     *     explain a 403, because a role does not name the operations that it permits. The roles of one user are in
     *     `GET /users/{id}`, and no operation assigns or removes a role.
     *
     *     Ledger N-05: Role or permission for an operation. 403 is declared where the documents list it; no operation names a role.
     */
    get: operations['listAclRoles'];
  };
  '/aclroles/{id}': {
    /**
     * Read one ACL role
     * @description Returns one ACL role: its names and its product code. `{id}` is the `id` of an element of a user's
     *     `roles`, or of `GET /aclroles`.
     *
     *     Rarely needed: a user already carries its roles as records of this kind, and `GET /aclroles` lists all
     *     of them. The record contains no permissions.
     */
    get: operations['getAclRole'];
  };
  '/apitokens': {
    /**
     * List API tokens
     * @description Returns one page of API tokens, each with the idle time it is allowed (`expiry`) and the time of its
     *     last request.
     *
     *     Look here for tokens that have fallen out of use (`last_request_at` old or null) and for the value that
     *     `DELETE /apitokens/{token}` takes. The response contains live credentials: do not log or cache it. To
     *     learn whose token a request carries, use `GET /me`.
     *
     *     Ledger O-04: Meaning of expiry. Described so.
     *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
     */
    get: operations['listApiTokens'];
    /**
     * Create an API token
     * @description Creates an additional token and returns it at `data.token`, ready for `X-Auth-Token`. It lasts longer
     *     than a login token: `expiry` is the number of seconds it may stay idle, restarted by each request, and 0
     *     means that it never expires.
     *
     *     Sign in once, create a token for the integration, store it as a secret and stop signing in. Do not
     *     create one on each run: the name must be unique for its user, and unused tokens stay valid until they
     *     expire. Choose an `expiry` well above the longest pause of the program, because an expired token gets a
     *     401. `GET /apitokens` lists the tokens, and `DELETE /apitokens/{token}` revokes one.
     *
     *     Ledger O-03: Success of POST /apitokens. 201 is declared; `links` is optional there.
     *     Ledger O-04: Meaning of expiry. Described so.
     */
    post: operations['createApiToken'];
  };
  '/apitokens/{token}': {
    /**
     * Revoke an API token
     * @description Deletes one API token. `{token}` is the token itself, the `token` of a record of `GET /apitokens`: these
     *     records have no id.
     *
     *     Revoke a token when its integration is retired or when it may have leaked; from then on, requests with
     *     it get a 401. To end a login session, use `POST /logout`. The path contains the secret, so keep it out
     *     of proxy and server logs.
     *
     *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
     */
    delete: operations['deleteApiToken'];
  };
  '/callflows': {
    /**
     * List call flows
     * @description Returns one page of the call flows, each with its name, description, status and thumbnail. The steps of
     *     a flow are not in the record.
     *
     *     Helps to put a name to the `call_flow` of a number (`GET /ddis`) or a queue (`GET /queues`). It does not
     *     tell where a call goes, and no operation creates or changes a flow.
     */
    get: operations['listCallFlows'];
  };
  '/callflows/{id}': {
    /**
     * Read one call flow
     * @description Returns name, description, status and thumbnail of one call flow. `{id}` is the value of `call_flow` in
     *     a number or a queue.
     *
     *     For more than a few call flows, read `GET /callflows` once and keep the names. Show `status` as it
     *     comes, but do not base a decision on it.
     */
    get: operations['getCallFlow'];
  };
  '/calllabels': {
    /**
     * List call labels
     * @description Returns one page of the labels for calls. Only the `id` of a label is certain.
     *
     *     Read the list before a user picks a label. `labels` of `PATCH /calls/{id}` puts a label on a live call:
     *     find out on a test call which form an element takes. Contacts have `labels` too, but do not assume that
     *     they are the same labels.
     *
     *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
     *     Ledger N-36: Fields of a call label. An open object with `id`.
     */
    get: operations['listCallLabels'];
    /**
     * Create a call label
     * @description Adds a label for calls and returns the new record with its `id`. To find out which fields the body
     *     takes, read an existing label with `GET /calllabels/{id}` and send what it carries besides `id`.
     *
     *     Create labels once, not for every call: an existing label goes on a live call with `PATCH /calls/{id}`.
     *     Look in `GET /calllabels` first, so that no label exists twice.
     *
     *     Ledger N-37: Bodies of call label requests. An open object.
     */
    post: operations['createCallLabel'];
  };
  '/calllabels/{id}': {
    /**
     * Read one call label
     * @description Returns one label by its `id`. Other fields may come with it: keep those you do not know when you pass
     *     the record on.
     *
     *     Read a label to see what its record consists of before you send `POST /calllabels` or
     *     `PATCH /calllabels/{id}`. To offer a choice of labels, one `GET /calllabels` is better than many of
     *     these requests.
     *
     *     Ledger N-36: Fields of a call label. An open object with `id`.
     */
    get: operations['getCallLabel'];
    /**
     * Delete a call label
     * @description Deletes one label. The response has no body, and no operation restores the label.
     *
     *     Before you delete a label, run the reports that depend on it: calls may lose it. To give a label another
     *     meaning, use `PATCH /calllabels/{id}`, which keeps its `id`.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteCallLabel'];
    /**
     * Change a call label
     * @description Changes the label itself and returns the changed record. Send only fields that `GET /calllabels/{id}`
     *     shows for the label.
     *
     *     Read the label again afterwards to see what was accepted. To put a label on a live call, use
     *     `PATCH /calls/{id}`, which changes the call and not the label.
     *
     *     Ledger N-37: Bodies of call label requests. An open object.
     */
    patch: operations['updateCallLabel'];
  };
  '/callmeback/buttons': {
    /**
     * Create a call-me-back button
     * @description Creates a button for a widget and returns its record. Begin with the fields of the update, `name`,
     *     `data_online` and `data_offline`; the body may take others.
     *
     *     Create the button before `POST /callmeback/settings`, which takes its id as `button_id`. Store the id
     *     from the response: no operation lists buttons, so one that no settings refer to cannot be found again.
     *     To change a button, use `PATCH /callmeback/buttons/{id}`.
     *
     *     Ledger N-39: Body that creates a call-me-back button. An open object.
     */
    post: operations['createCallMeBackButton'];
  };
  '/callmeback/buttons/{id}': {
    /**
     * Read one call-me-back button
     * @description Returns one button. `{id}` comes from the response of `POST /callmeback/buttons`, or from `button_id` of
     *     the settings of a widget.
     *
     *     Read a button before you change it. Its position on the page and the number of the account that the
     *     widget uses are in `GET /callmeback/settings/{id}`. Besides the fields of the update, the record may
     *     have others.
     *
     *     Ledger N-59: Record of a call-me-back button. An open object with `id` and the fields of its update.
     */
    get: operations['getCallMeBackButton'];
    /**
     * Delete a call-me-back button
     * @description Deletes one button. The response has no body.
     *
     *     First give the settings that refer to it another `button_id`, with `PATCH /callmeback/settings/{id}`. To
     *     take a widget out of use, delete its settings instead.
     *
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteCallMeBackButton'];
    /**
     * Change a call-me-back button
     * @description Changes `name`, `data_online` or `data_offline` of a button and returns the record.
     *
     *     Read the button first, to see the form in which the two are kept. Settings with the same `button_id`
     *     share the change: for one website only, create another button and set `button_id` there.
     *
     *     Ledger N-69: Content of data_online and data_offline. Strings.
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    patch: operations['updateCallMeBackButton'];
  };
  '/callmeback/cdrs': {
    /**
     * List call-me-back CDRs
     * @description Returns one page of the records of call-me-back calls. Only their `id` is certain.
     *
     *     Enough for counting such calls, with `limit=1` and `total`. For reports on numbers, duration and cost,
     *     prefer `GET /cdrs` with a filter on `destination` equal to `callmeback`.
     *
     *     Ledger N-44: Fields of a call-me-back CDR. An open object with `id`.
     */
    get: operations['listCallMeBackCdrs'];
  };
  '/callmeback/settings': {
    /**
     * List call-me-back settings
     * @description Returns one page of the settings of the account's call-me-back widgets: button, texts, position, number,
     *     countries and maximum call rate.
     *
     *     Look here for the `{id}` of `/callmeback/settings/{id}` and for the `call_me_back_setting_id` of a call
     *     tracking campaign. `button_id` is the only way to find an existing button, because buttons have no list
     *     of their own. The calls of the widgets are in `GET /callmeback/cdrs`.
     */
    get: operations['listCallMeBackSettings'];
    /**
     * Create call-me-back settings
     * @description Creates the settings of a widget and returns the record. Create the button first
     *     (`POST /callmeback/buttons`) and pass its id as `button_id`. Names and types differ from those of the
     *     record: `ddi_e164` comes back as `ddi`, and `culture` and `position` are strings here and integers
     *     there.
     *
     *     Create settings for a further widget only; to change existing ones, use
     *     `PATCH /callmeback/settings/{id}`. Set `max_call_rate` and `allowed_countries`, because visitors of the
     *     page set off calls that cost money.
     *
     *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
     */
    post: operations['createCallMeBackSetting'];
  };
  '/callmeback/settings/{id}': {
    /**
     * Read call-me-back settings
     * @description Returns the settings of one widget. `{id}` is the `id` of the settings, not that of a button or of a
     *     visitor.
     *
     *     Read them to show them or to check a change. Do not send the response back as it is:
     *     `PATCH /callmeback/settings/{id}` takes other types for `culture` and `position`, `ddi_e164` instead of
     *     `ddi`, and no `title`.
     *
     *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
     */
    get: operations['getCallMeBackSetting'];
    /**
     * Delete call-me-back settings
     * @description Deletes the settings of one widget. The response has no body.
     *
     *     Take the widget off the page first, and check whether a call tracking campaign refers to the settings.
     *     The button is a record of its own, deleted with `DELETE /callmeback/buttons/{id}`: note `button_id`
     *     beforehand, since no operation lists buttons.
     *
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteCallMeBackSetting'];
    /**
     * Change call-me-back settings
     * @description Changes the settings of one widget and returns the record. The body takes the fields of
     *     `POST /callmeback/settings`.
     *
     *     Change countries, texts or `max_call_rate` with it, or show another button. To change the button itself,
     *     use `PATCH /callmeback/buttons/{id}`. `title` is a field of the record only, so it cannot be changed
     *     here.
     */
    patch: operations['updateCallMeBackSetting'];
  };
  '/callmeback/visitors': {
    /**
     * List call-me-back visitors
     * @description Returns one page of the visitors of call-me-back widgets. Only their `id` is certain.
     *
     *     Enough for counting visitors, with `limit=1` and `total`; look at what your account returns before you
     *     read other fields. Visitors who chatted are in `GET /chats`, and the address book is in `GET /contacts`.
     *
     *     Ledger N-43: Fields of a call-me-back visitor. An open object with `id`.
     */
    get: operations['listCallMeBackVisitors'];
  };
  '/callmeback/websites': {
    /**
     * List call-me-back websites
     * @description Returns one page of the websites with a call-me-back widget. Their records have the fields of
     *     call-me-back settings.
     *
     *     Shows which widgets there are. To read or change one, take its id from `GET /callmeback/settings`: the
     *     two lists need not share their ids.
     *
     *     Ledger C-24: Websites and settings of call-me-back alike. One schema for both.
     */
    get: operations['listCallMeBackWebsites'];
  };
  '/calls': {
    /**
     * List live calls
     * @description Returns the calls that are live now, ringing ones included. `state` says how far each has come,
     *     `start_time` and `connected_at` are Unix seconds (events and CDRs carry text), and `src_id` and `dst_id`
     *     identify the two sides.
     *
     *     Fill a wallboard with it at the start and keep it current with events, because a short call can come and
     *     go between two requests. A call that has ended is never here: look in `GET /cdrs`. To follow one call
     *     whose id you know, `GET /calls/{id}` is enough.
     *
     *     Ledger O-08: Unit of start_time and connected_at of a live call. Described so.
     */
    get: operations['listCalls'];
    /**
     * Start a call for a user (click to call)
     * @description Starts a call of two legs: first the phone of the user `from` rings, and once it is answered the number
     *     `to` is called. If the user declines or does not answer the phone, `to` is never called. The response comes while
     *     the first phone rings: keep `data.id`, which is the id for `GET /calls/{id}`, for hanging up with
     *     `DELETE /calls/{id}`, and later the `live_id` of the CDR and of the recording.
     *
     *     `from` is the id of a user, written as a string. A phone number, an extension or the id of a queue in
     *     its place is the usual cause of a 400, and a user without a phone online the cause of a 412. To follow
     *     the call, use events, or poll `GET /calls/{id}` until it returns 404. Do not repeat the request after a
     *     timeout, since each one dials: look in `GET /calls` first. To connect two numbers without a user's
     *     phone, use `POST /webcalls`; for a spoken text, use `POST /leadcalls`.
     *
     *     Ledger O-14: from of POST /calls. A string of digits, with a warning.
     *     Ledger O-40: 412 of POST /calls. 412 is declared, marked.
     *     Ledger O-61: Two legs of a click to call. Described so. Who originates without `from` stays open (N-72).
     */
    post: operations['createCall'];
  };
  '/calls/{id}': {
    /**
     * Read one live call
     * @description Returns the call as it is now, with its two sides, its `state` and, once it is answered, `connected_at`.
     *     Read `data.state`, not `state`: the record is inside `data`.
     *
     *     Poll it after `POST /calls` where your server cannot receive events. 404 is the ordinary end of such
     *     polling: the call is over, and `GET /cdrs` filtered on `live_id` has its record. Do not wait for a state
     *     such as ENDED or ANSWERED, which no call has; a call may also be gone before you have seen HANGUP.
     */
    get: operations['getCall'];
    /**
     * Hang up a live call
     * @description Ends a live call, whatever its state. After that, `/calls/{id}` returns 404; the record of the call is
     *     in `GET /cdrs`, with the same number as `live_id`.
     *
     *     Give an agent a hang-up button with it, or take back a call made with `POST /calls`. The CDR and the
     *     recording are not deleted. A 404 means that the call was already over, which most clients can treat as
     *     success. To pass the caller on to somebody else, use `PATCH /calls/{id}` with `dst` instead.
     */
    delete: operations['deleteCall'];
    /**
     * Transfer, pick up, record or label a live call
     * @description Changes a live call, with one field for each change: `dst` transfers it to a number or an extension,
     *     `state` picks it up while it rings, `monitor_state` starts, pauses or resumes the recording, `labels`
     *     labels it, and `action_url` with `action_text` attaches a link. The changed call comes back in `data`; go
     *     on with the `id` that it has there.
     *
     *     Success is status 301 with the changed call in the body, although elsewhere that status means that an
     *     address has moved; treat a 2xx as success too. Do not let an HTTP client follow a `Location` with the
     *     token: there may be one. In a browser, `redirect: 'manual'` hides status and body, so read
     *     `GET /calls/{id}` afterwards. To hang up, use `DELETE /calls/{id}`, not a state.
     *
     *     Ledger C-21: 301 as the success of PATCH /calls/{id}. 301 with a body is a success, beside the range of O-71; nothing is claimed about `Location`.
     *     Ledger O-71: Success of PATCH /calls/{id}. 2XX with the call is declared beside 301; nothing is claimed about `Location`.
     */
    patch: operations['updateCall'];
  };
  '/calls/{id}/monitors': {
    /**
     * List the recordings of a live call
     * @description Returns the recording records of a call while it is live. `data` may be one object or an array: accept
     *     both.
     *
     *     To fetch a recording, wait until the call has ended and read `GET /monitors` with a filter on `live_id`
     *     equal to this `{id}`; the audio is at `GET /monitors/{id}.mp3`. To start, pause or resume a recording,
     *     use `monitor_state` of `PATCH /calls/{id}`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listCallMonitors'];
  };
  '/calls/{id}/trace': {
    /**
     * List the trace records of a live call
     * @description Returns the trace records of a call while it is live, as JSON. `data` may be one object or an array, and
     *     no field but `id` is certain.
     *
     *     An aid for support while people are on the line. For the SIP messages themselves, wait until the call
     *     has ended and use `GET /cdrs/{id}.trace` (text) or `GET /cdrs/{id}.pcap` (packet capture), with the id
     *     of the CDR that `GET /cdrs` finds by `live_id`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listCallTrace'];
  };
  '/calltracking/campaigns': {
    /**
     * List call tracking campaigns
     * @description Returns one page of the campaigns. Fields of the request such as `url` and `rules` may be missing from
     *     the record: rely on `id` and `name` at most.
     *
     *     Look here for the `campaign_id` that `PATCH /calltracking/ddis` takes. Neither the numbers of a campaign
     *     nor its calls are in the record; the calls are in `GET /calltracking/cdrs`. No operation reads a single
     *     campaign.
     *
     *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
     */
    get: operations['listCampaigns'];
    /**
     * Create a call tracking campaign
     * @description Creates a campaign with its name, URL and rules and the ids of its settings for chat, call-me-back and
     *     call tracking, and returns the new record.
     *
     *     Create the campaign before it starts, then give it a number with `PATCH /calltracking/ddis`. Only the
     *     settings of call-me-back can be looked up here, in `GET /callmeback/settings`. Check
     *     `GET /calltracking/campaigns` first: no operation changes or deletes a campaign.
     *
     *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
     */
    post: operations['createCampaign'];
  };
  '/calltracking/cdrs': {
    /**
     * List call tracking records
     * @description Returns one page of the call records of call tracking. Each may be a CDR as in `GET /cdrs` or another
     *     record: test for a field before you read it.
     *
     *     Choose between this list and `GET /cdrs/calltracking` and stay with it, because calls taken from both
     *     may be counted twice. For a dependable record of the same calls, use `GET /cdrs` with a filter on `dst`
     *     equal to the number of the campaign.
     *
     *     Ledger C-19: Two addresses for call tracking. All are declared.
     *     Ledger N-58: Record of call-tracking CDRs. The CDR, whose fields are all optional, or any other object.
     */
    get: operations['listCallTrackingCdrs'];
  };
  '/calltracking/ddis': {
    /**
     * List call tracking numbers
     * @description Returns one page of the numbers used for call tracking, each as in `GET /ddis`. The record has no field
     *     for the campaign.
     *
     *     Prefer it to `GET /ddis/calltracking` when you also assign numbers with `PATCH /calltracking/ddis`. For
     *     all numbers of the account, use `GET /ddis`.
     *
     *     Ledger C-19: Two addresses for call tracking. All are declared.
     */
    get: operations['listCallTrackingDdis'];
    /**
     * Assign numbers to campaigns
     * @description Gives each number of the array to the campaign of its `campaign_id`. `e164` names the number; `id` is
     *     optional.
     *
     *     Send it after `POST /calltracking/campaigns`, so that calls to a number count for the new campaign. The
     *     request has no field for anything else about the number, such as its target.
     *
     *     Ledger C-25: id of a number: integer or string. Each as documented.
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     */
    patch: operations['bulkUpdateCallTrackingDdis'];
  };
  '/cdrs': {
    /**
     * List call detail records
     * @description Returns one page of the records of ended calls, with their numbers, users, times, durations and cost.
     *     Filter on `calldate` for a period, on `type` for missed (M), inbound (I) or outbound (O) calls, on
     *     `user_id` for one user, and on `live_id` for the call of an event or of `POST /calls`.
     *
     *     For reports and a regular sync, read pages until you have `total` records; for `total` alone, `limit=1`
     *     is enough. A live call is not here but in `GET /calls`, and recordings are in `GET /monitors`, under the
     *     same `live_id`. For a file of one user's calls, use `GET /users/{id}/cdrs.csv`.
     */
    get: operations['listCdrs'];
    /**
     * Delete every CDR
     * @description Deletes every CDR of the account. It takes neither a filter nor a body.
     *
     *     Export what you need first: no operation deletes a single CDR, and none restores one. Afterwards the
     *     `live_id` of a recording or an event leads to no CDR.
     */
    delete: operations['deleteAllCdrs'];
    /**
     * Change several CDRs at once
     * @description Changes the CDRs of the array. Each element names its CDR by `id`.
     *
     *     Try a field on a single record first and read that record back with `GET /cdrs`: which fields besides
     *     `id` are accepted is unknown.
     *
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     *     Ledger N-40: Fields of a bulk change of CDRs. Objects with `id` and any other fields.
     */
    patch: operations['bulkUpdateCdrs'];
  };
  '/cdrs/{id}': {
    /**
     * Read one call detail record
     * @description Returns the record of one call that has ended. `{id}` is the `id` of a CDR, not that of the live call.
     *
     *     When all you have is the `call_id` of an event or the id from `POST /calls`, read `GET /cdrs` with a
     *     filter on `live_id` instead. The signalling of the call is in `GET /cdrs/{id}.trace` and
     *     `GET /cdrs/{id}.pcap`.
     */
    get: operations['getCdr'];
  };
  '/cdrs/{id}.pcap': {
    /**
     * Download the packet capture of a call
     * @description Returns the packet capture of the call, a binary file for tools such as Wireshark. `{id}` is the `id` of
     *     a CDR, not the `live_id` of the call.
     *
     *     Prefer `GET /cdrs/{id}.trace` unless its text is not enough, for instance when you need the timing of
     *     packets. A capture is not a recording: the audio of a recorded call is at `GET /monitors/{id}.mp3`.
     *     Check the status before you save the body, because an error comes as JSON, and treat the body as bytes,
     *     never as text.
     */
    get: operations['downloadCdrPcap'];
  };
  '/cdrs/{id}.trace': {
    /**
     * Download the SIP trace of a call
     * @description Returns the SIP trace of the call, its SIP messages as text. `{id}` is the `id` of a CDR, not the
     *     `live_id` of the call.
     *
     *     Read it to find out why a call was not set up, was cut off, or had no sound in one direction. For tools
     *     such as Wireshark, download the packet capture of `GET /cdrs/{id}.pcap` instead. Check the status before
     *     you save the body, because an error comes as JSON.
     */
    get: operations['downloadCdrTrace'];
  };
  '/cdrs/{id}/notes': {
    /**
     * List the notes of a CDR
     * @description Returns the notes on the call of this CDR; `{id}` is the `id` of the CDR. `data` may be one object or an
     *     array: handle both.
     *
     *     Show the notes as they are, and decide nothing on their content. No operation writes a note, and `info`
     *     of `GET /cdrs/{id}` is a field of the CDR, not a note. For a remark on the person rather than the call,
     *     use `notes` of `PATCH /contacts/{id}`.
     *
     *     Ledger N-45: Fields of a CDR note. `data` is an object or an array of objects of any fields.
     */
    get: operations['listCdrNotes'];
  };
  '/cdrs/calltracking': {
    /**
     * List tracked calls
     * @description Returns one page of the call records of call tracking. Each may be a whole CDR or another record: test
     *     that a field is there before you use it.
     *
     *     Choose between this list and `GET /calltracking/cdrs` and stay with it, because calls taken from both
     *     may be counted twice. The campaigns themselves are in `GET /calltracking/campaigns`. For a bill or a
     *     complete log of calls, use `GET /cdrs`.
     *
     *     Ledger C-19: Two addresses for call tracking. All are declared.
     *     Ledger N-58: Record of call-tracking CDRs. The CDR, whose fields are all optional, or any other object.
     */
    get: operations['listTrackedCdrs'];
  };
  '/cdrs/dictionaries': {
    /**
     * List the dictionaries of CDRs
     * @description Returns the dictionaries of CDRs, in the envelope of a collection.
     *
     *     Look at the response of your own account before you build on it, for instance to see whether it explains
     *     the coded integers that some CDRs have in `type`, `disposition` and `destination`. For calls, use
     *     `GET /cdrs`.
     *
     *     Ledger N-51: Records of dictionaries. A collection of open objects.
     *     Ledger O-22: type, disposition and destination of a CDR. An open enumeration of the strings, an integer, or null.
     */
    get: operations['listCdrDictionaries'];
  };
  '/chatmsgs': {
    /**
     * Delete every chat message
     * @description Deletes every chat message. It takes neither a filter nor a body, and the response has no body either.
     *
     *     No operation restores them, and none lists the messages of the whole account: save them first with
     *     `GET /users/{id}/chatmsgs` for each user. To delete only some, use `DELETE /chatmsgs/{ids}` and check
     *     that your list of ids is not empty, because the path without ids is this one.
     */
    delete: operations['deleteAllChatMessages'];
  };
  '/chatmsgs/{ids}': {
    /**
     * Delete chat messages by id
     * @description Deletes the chat messages whose ids are in the path, separated by commas. The response has no body.
     *
     *     Delete single messages of a conversation with it. Their ids come from `GET /users/{id}/chatmsgs`; an id
     *     from `GET /chats` names a chat, not a message. Read the messages back after a 404, because some of them
     *     may have been deleted all the same. Check that your list of ids is not empty: without one, the path is
     *     that of `DELETE /chatmsgs`, which deletes all.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    delete: operations['deleteChatMessages'];
  };
  '/chats': {
    /**
     * List chats
     * @description Returns one page of chats, each with its visitor, operator, website, state and duration. Filter on
     *     `created_at` for a period and on `operator_id` for one operator.
     *
     *     Suits reports on who chatted, from where and for how long. The messages themselves are in
     *     `GET /users/{id}/chatmsgs`, user by user. Do not take `state` to tell open chats from ended ones: its
     *     codes are unknown. The records contain personal data (name, e-mail, IP address).
     *
     *     Ledger N-32: Values of state fields. Plain integers and strings.
     */
    get: operations['listChats'];
  };
  '/chats/{id}': {
    /**
     * Read one chat
     * @description Returns one chat: visitor, operator, website, state and duration.
     *
     *     Read it for the details behind an id from `GET /chats`. The id of a chat is not that of a chat message,
     *     so it does not fit `DELETE /chatmsgs/{ids}`. No operation accepts or ends a chat.
     */
    get: operations['getChat'];
  };
  '/conferences': {
    /**
     * List conference rooms
     * @description Returns one page of the conference rooms with their numbers, PINs and settings. `confno` is the number
     *     of the room, `pin` is for callers within the PBX and `pin_pstn` for callers from outside.
     *
     *     Read it to write an invitation or to find the id of a room. It does not tell who is in a room now. The
     *     PINs are secrets: do not log the response, and narrow it with `fields` when you only need names.
     *
     *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
     *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
     */
    get: operations['listConferences'];
    /**
     * Create a conference room
     * @description Creates a room and returns its record. Read `confno` and `confno_pstn`, the numbers of the room, from
     *     the response: the request has no fields for them.
     *
     *     Create a room for people to share; the operation neither calls nor invites anyone. Send PINs as strings,
     *     so that a leading zero survives. `ddis` leads numbers of the account to the room.
     *
     *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
     *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
     */
    post: operations['createConference'];
  };
  '/conferences/{id}': {
    /**
     * Read one conference room
     * @description Returns one room with its numbers, PINs and settings. `{id}` is the `id` of the record, not `confno`,
     *     the number of the room.
     *
     *     Read it to look up the PINs again, for instance after `PATCH /conferences/{id}`. To find a room by its
     *     name or number, use `GET /conferences` with a filter. The numbers of the account that lead to it (`ddis`
     *     of the request) are not in the record.
     *
     *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
     */
    get: operations['getConference'];
    /**
     * Delete a conference room
     * @description Deletes the room. The response has no body.
     *
     *     Delete a room when it is no longer needed and nobody is in it. To keep unwanted callers out, change the
     *     PINs with `PATCH /conferences/{id}` instead, which keeps the numbers of the room.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteConference'];
    /**
     * Change a conference room
     * @description Changes the fields that are sent and returns the record. The body takes the fields of the creation:
     *     name, both PINs, the announcement of who joins and leaves, recording, and numbers of the account.
     *
     *     Renew a PIN with it, or switch recording on. `confno` and `confno_pstn` cannot be set. Leave `ddis` out
     *     unless you know the whole list: it may replace the old one, which the record does not show.
     *
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
     */
    patch: operations['updateConference'];
  };
  '/confirmation': {
    /**
     * Send the confirmation e-mail again
     * @description Sends the confirmation e-mail of a user again, to the address in `email`.
     *
     *     Call it for a user who has lost the first e-mail; one who has forgotten the password needs `POST /password`
     *     instead. A token is optional here. Rely on the status of the response alone.
     *
     *     Ledger N-03: Token for account recovery. The token is optional on the three.
     *     Ledger N-06: Bodies of the account recovery responses. A JSON body of no stated type.
     */
    post: operations['resendConfirmation'];
  };
  '/contacts': {
    /**
     * List contacts
     * @description Returns one page of the address book: names, companies, numbers, groups, and the time of each contact's
     *     last call.
     *
     *     To keep a CRM in step, filter on `created_at` for new contacts; changes of older ones do not show there.
     *     To find out who is calling, filter on one number field at a time: a contact has six, `tel` and `mobile`
     *     with their `_1` and `_2`, and numbers occur with and without `+`. When a CDR has `contact:<id>` in
     *     `src_id`, `GET /contacts/{id}` is the shorter way. For the contacts of one user, prefer a filter on
     *     `user_id` to `GET /users/{id}/contacts`, whose record is less certain.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
     */
    get: operations['listContacts'];
    /**
     * Create a contact
     * @description Adds one contact to the address book and returns it with its new `id`. A name and a number make a useful
     *     contact.
     *
     *     Search with `GET /contacts` first, because a second contact with the same number may be accepted. Keep
     *     the returned `id`, which `PATCH /contacts/{id}` takes and CDRs refer to. Read the response rather than
     *     your request for what was stored: `type` goes in as a string and comes back as an integer, and `labels`,
     *     `groups` and the speed dials do not come back at all. Several contacts take one request each.
     *
     *     Ledger C-13: Contact in and out. Separate schemas for record and request.
     */
    post: operations['createContact'];
    /**
     * Change several contacts at once
     * @description Puts contacts into another group or gives them labels, many in one request. Each element of the array
     *     names its contact by `id` and carries its own values.
     *
     *     Send it for a selection in a list, such as moving all customers of a campaign into one group. Names,
     *     numbers and notes cannot be changed here: send `PATCH /contacts/{id}` for each contact. Read the
     *     contacts back with `GET /contacts`, because a wrong `id` may leave the others changed or unchanged.
     *
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    patch: operations['bulkUpdateContacts'];
  };
  '/contacts/{id}': {
    /**
     * Read one contact
     * @description Returns one contact with its numbers, its group, its notes and the times of its last and next call.
     *
     *     Read it to show who called when a CDR has `contact:<id>` in `src_id`. It does not take a phone number:
     *     to search by number, use `GET /contacts` with a filter. The calls of the contact are in
     *     `GET /contacts/{id}/cdrs`.
     */
    get: operations['getContact'];
    /**
     * Delete contacts
     * @description Deletes the contacts whose ids are in the path, separated by commas. The status is 204 when they are
     *     deleted or 202 when the deletion has been accepted: treat both as success.
     *
     *     After a 202 a contact may still be listed for a while: do not send the request again, but look in
     *     `GET /contacts` later. No operation restores a contact. To take contacts out of a group without losing
     *     them, use `PATCH /contacts`.
     *
     *     Ledger C-17: Status of a contact deletion. Both are declared.
     */
    delete: operations['deleteContacts'];
    /**
     * Change a contact
     * @description Changes one contact and returns it as it is afterwards. The body takes the fields of `POST /contacts`:
     *     send those that are to change.
     *
     *     To group or label many contacts, send `PATCH /contacts`, which takes them in one request. Leave `labels`
     *     and `groups` out unless you mean to set them: they cannot be read back, and may replace what is there.
     *     Do not send a record of `GET /contacts/{id}` back as it is, because the request has no fields such as
     *     `created_at`, and its `type` is a string.
     *
     *     Ledger C-13: Contact in and out. Separate schemas for record and request.
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateContact'];
  };
  '/contacts/{id}/cdrs': {
    /**
     * List the calls of a contact
     * @description Returns the calls of one contact; `{id}` is the `id` of the contact. `data` may be one object or an
     *     array, and its records need not be CDRs.
     *
     *     Enough for a quick look at what happened with a contact. For anything that counts or pages, use
     *     `GET /cdrs` with a filter instead: on `src_id` equal to `contact:<id>` for calls from the contact, or on
     *     `dst` for calls to one of its numbers.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listContactCdrs'];
  };
  '/customers/{id}': {
    /**
     * Delete a customer account
     * @description Deletes a customer account as a whole. `{id}` is the number that users carry as `customer` and tokens as
     *     `customer_id`, never the id of a user.
     *
     *     Meant for administrators of customer accounts, not for cleaning up: to remove a person, use
     *     `DELETE /users/{id}`; to remove history, delete CDRs, recordings or messages. No operation restores an
     *     account, and none reads or lists customers, so make sure of the id beforehand.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    delete: operations['deleteCustomer'];
  };
  '/ddis': {
    /**
     * List phone numbers
     * @description Returns one page of the phone numbers of the account. `e164` is the number, `target_type` and
     *     `target_id` say what receives its calls, and `sms_enabled` and `fax_enabled` whether it takes SMS and
     *     faxes.
     *
     *     Choose here the number to send from: `from` of `POST /sms`, `caller_id` of `POST /calls` and
     *     `POST /leadcalls`. Compare `target_id` with the ids of your queues, IVRs and ring groups only when you
     *     know the kind of target, because `target_type` is a code. Numbers cannot be ordered or changed here.
     *
     *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
     *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
     */
    get: operations['listDdis'];
  };
  '/ddis/{e164}': {
    /**
     * Read one phone number
     * @description Returns one number of the account with its target and its settings for calls, SMS and fax. The path
     *     takes the number itself, in the form of `e164` in `GET /ddis`.
     *
     *     Check with it that a number is yours, and takes SMS, before you send from it; a 404 means that it was
     *     not found. It is not a lookup of other people's numbers: callers are in `GET /contacts`, and extensions
     *     in `GET /users`.
     */
    get: operations['getDdi'];
  };
  '/ddis/calltracking': {
    /**
     * List tracked numbers
     * @description Returns one page of the numbers used for call tracking, each as in `GET /ddis`.
     *
     *     Prefer `GET /calltracking/ddis` when you also assign numbers with `PATCH /calltracking/ddis`, which has
     *     the same path. Choose this one only if that list leaves out what you are looking for.
     *
     *     Ledger C-19: Two addresses for call tracking. All are declared.
     */
    get: operations['listTrackedDdis'];
  };
  '/ddis/dictionaries': {
    /**
     * List the dictionaries of numbers
     * @description Returns the dictionaries of numbers, in the envelope of a collection.
     *
     *     Look here for the meaning of coded fields such as `target_type` and `status`, without relying on finding
     *     it. The numbers themselves are in `GET /ddis`.
     *
     *     Ledger N-51: Records of dictionaries. A collection of open objects.
     */
    get: operations['listDdiDictionaries'];
  };
  '/faxes': {
    /**
     * List faxes
     * @description Returns one page of the faxes of the account, with both numbers, pages, cost and file name. Filter on
     *     `created_at` for a period. `from` and `to` are rejected with a 400, so pick out one number after
     *     reading.
     *
     *     This is the only fax operation: none sends a fax, reads a single one or downloads its pages. The fax
     *     settings of a number, `fax_enabled` and `fax_email`, are in `GET /ddis`. Show `status` and `type` as
     *     they are, because they are codes.
     *
     *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
     *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
     */
    get: operations['listFaxes'];
  };
  '/ivrs': {
    /**
     * List IVRs
     * @description Returns one page of the IVRs (voice menus) with their times, their sounds and the destination of each
     *     key: `zero` to `nine`, `star` and `hash`.
     *
     *     Shows what callers can choose, and puts a name to an IVR id: `ivr` and `post_call_ivr_id` of queues,
     *     `dst_id` of CDRs. The keys that a caller presses are not here but in the event `call.dtmf`.
     *
     *     Ledger N-67: Values of string fields of records. Plain strings.
     *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
     */
    get: operations['listIvrs'];
    /**
     * Create an IVR
     * @description Creates a voice menu and returns its record. `language`, `final_dst_type` and `post_sounds` have other
     *     types in the request than in the response.
     *
     *     Right for the frame of a menu: name, number, times and final destination. Keys and their sounds have no
     *     field in the request, so lead no number to the menu before they are set. For phones that ring without a
     *     choice, create a ring group (`POST /ringgroups`).
     *
     *     Ledger C-07: IVR in and out. Separate schemas for record and request.
     *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
     */
    post: operations['createIvr'];
  };
  '/ivrs/{id}': {
    /**
     * Read one IVR
     * @description Returns one voice menu with its times, its sounds and the destination of each key. `{id}` is the `id` of
     *     the record, not its `number`.
     *
     *     Read it before and after `PATCH /ivrs/{id}`. The numbers of the account that lead to the menu are not in
     *     the record: in `GET /ddis`, they have its id as their `target_id`, and a code for the kind of target.
     *
     *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
     *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
     */
    get: operations['getIvr'];
    /**
     * Change an IVR
     * @description Changes the fields that are sent: any of those that `POST /ivrs` takes from `name` to `final_dst_type`. It
     *     may accept `final_dst_id`, `number` and `random_choice` too.
     *
     *     Change names, times and languages with it. Treat any status from 200 to 299 as success, and read the
     *     menu back with `GET /ivrs/{id}`. Do not send `final_dst_type` alone when the kind changes, because the
     *     old `final_dst_id` may then name a record of the wrong kind. No key of the menu is among its documented
     *     fields.
     *
     *     Ledger N-48: Rest of the IVR update. The fields up to final_dst_type are declared and others are let through; statuses are ranges.
     */
    patch: operations['updateIvr'];
  };
  '/leadcalls': {
    /**
     * Call a lead with a spoken text
     * @description Calls `to`, a number or an extension, and speaks the text `tts`. The response is a live call: follow it
     *     with `GET /calls/{id}` or by events, hang up with `DELETE /calls/{id}`, and find it afterwards in
     *     `GET /cdrs` by `live_id`.
     *
     *     Suits reminders and the first contact after an enquiry. Always send `caller_id`, and take it from the
     *     numbers of the account (`GET /ddis`): without it the response is a 400 with `DDI not found`. For a
     *     conversation with a user, use `POST /calls`; for a written message, use `POST /sms`. A repeated request
     *     calls the lead a second time.
     *
     *     Ledger O-13: caller_id of POST /leadcalls. `caller_id` is required.
     */
    post: operations['createLeadcall'];
  };
  '/login': {
    /**
     * Sign in with e-mail address and password
     * @description Checks the credentials of a user and returns 200 with a `user_token` for `X-Auth-Token` and the
     *     `user_id` it belongs to. For a user with a second factor the response is 202 with a `nonce` and no
     *     token: a code goes out by e-mail, and `POST /login2fa` takes the two together.
     *
     *     For sign-in by a person. A 202 is not a failure, and signing in again does not get past it: keep the
     *     nonce and ask the person for the code. The token expires after 15 or 30 minutes without a request;
     *     `GET /ping` keeps it alive, and `POST /logout` destroys it. For a program that runs by itself, create an
     *     API token with `POST /apitokens`. A 400 means that the e-mail address, the password or both are wrong,
     *     and does not say which.
     *
     *     Ledger O-01: Second factor at login. 202 is declared with `nonce`; `code` and `nonce` are required.
     *     Ledger O-05: 15 or 30 minutes. Both are named, 30 as the likely one; descriptions advise a ping every 5 minutes, which suits either.
     */
    post: operations['login'];
  };
  '/login2fa': {
    /**
     * Complete a sign-in with a second factor
     * @description Takes the `nonce` from the 202 of `POST /login` and the `code` that reached the user by e-mail, and
     *     returns what a sign-in without a second factor does: `user_token` and `user_id`.
     *
     *     Call it only after a 202; for a user whose `two_factor_auth` is D, the token comes from `POST /login`
     *     itself. A 400 means that the code, the nonce or both are wrong: let the person type the code again
     *     before you start over with `POST /login`. For a service that nobody watches, create an API token with
     *     `POST /apitokens` instead.
     *
     *     Ledger N-75: Account recovery: lifetimes and rules. Nothing is claimed.
     *     Ledger O-01: Second factor at login. 202 is declared with `nonce`; `code` and `nonce` are required.
     */
    post: operations['loginWithSecondFactor'];
  };
  '/logout': {
    /**
     * Destroy the token of this request
     * @description Destroys the token that the request carries, at once: every later request with it gets a 401. It takes
     *     no body.
     *
     *     Call it when a person signs out, so that a token left behind in a browser is worthless. A login token
     *     that is left alone expires by itself. To revoke an API token, your own or another that you can list, use
     *     `DELETE /apitokens/{token}`; do not call this with an API token that other programs share.
     */
    post: operations['logout'];
  };
  '/me': {
    /**
     * Read the user behind the token
     * @description Returns the user to whom the token of the request belongs: id, default caller id, language, and a
     *     balance with its currency. The record is inside `data`.
     *
     *     Call it once after signing in, to check a stored token and to learn the user id that `from` of
     *     `POST /calls` takes. `is_root` is a string here and `id` may be one, unlike in `GET /users/{id}`, which
     *     has the telephony settings of the user. `sip_password` is a secret: never log the response. To keep a
     *     token alive, `GET /ping` is enough.
     *
     *     Ledger C-15: Me and User. `is_root` as documented in each; `id` of Me is a string or an integer, since every other user id is one.
     *     Ledger O-14: from of POST /calls. A string of digits, with a warning.
     *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
     */
    get: operations['getMe'];
  };
  '/mediasessions': {
    /**
     * List media sessions
     * @description Returns one page of media sessions. Each has the id of its call, its user, the user agents of both sides
     *     (`src_ua`, `dst_ua`) and its duration.
     *
     *     This shows which devices take part in a call, for instance when a support case names a phone model.
     *     MSDRs (`GET /msdrs`) also give the termination reason of a session, and refer to it as
     *     `media_session_id`. For who called whom, use `GET /calls` while a call is live and `GET /cdrs`, which
     *     has the cost as well, once it has ended.
     *
     *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
     *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
     */
    get: operations['listMediaSessions'];
  };
  '/mediasessions/{id}': {
    /**
     * Read one media session
     * @description Returns one media session with the user agents of both sides, its duration and the time of its last
     *     update. `{id}` is the `id` from `GET /mediasessions`, not that of a call or an MSDR.
     *
     *     Read a session again here once you know its id. To download its SIP trace or packet capture, look up the
     *     MSDR in `GET /msdrs` by `media_session_id`, then call `GET /msdrs/{id}.trace` or `GET /msdrs/{id}.pcap`.
     *     Do not rely on `status` to tell whether a session has ended: its values are open.
     *
     *     Ledger N-32: Values of state fields. Plain integers and strings.
     *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
     */
    get: operations['getMediaSession'];
  };
  '/mediasessions/dictionaries': {
    /**
     * List the dictionaries of media sessions
     * @description Returns the dictionaries of media sessions, in the envelope of a collection.
     *
     *     Look at them by hand to see whether your deployment explains the values of `status` and `type` there,
     *     but do not build a program on them. The media sessions themselves are in `GET /mediasessions`.
     *
     *     Ledger N-51: Records of dictionaries. A collection of open objects.
     */
    get: operations['listMediaSessionDictionaries'];
  };
  '/monitors': {
    /**
     * List call recordings
     * @description Returns one page of recordings. Filter on `timestamp` for a period, and on `live_id` for the recordings
     *     of one call: its value is the `call_id` of the events, the `id` in `GET /calls` and the `live_id` of the
     *     CDR.
     *
     *     After `call.hangup`, this operation leads from a call to its audio: take the `id` of the recording to
     *     `GET /monitors/{id}.mp3`. An empty `data` means that there is no recording, or none yet. The legs of a
     *     call have ids of their own, so when the `call_id` of a leg finds nothing, try the `root_call_id` of its
     *     events. Store the pair of ids, because the record does not show `live_id`. To start or pause a
     *     recording, use `monitor_state` of `PATCH /calls/{id}`.
     *
     *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
     *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
     *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
     *     Ledger O-83: Recordings by the id of a leg. An open question that widens nothing: the description advises to try `root_call_id` too.
     *     Ledger N-73: Time until CDR and recording appear. The description advises to look by `call_id` and then by `root_call_id`.
     */
    get: operations['listMonitors'];
    /**
     * Delete every recording
     * @description Deletes all recordings of the customer. It takes neither a filter nor a body, and the response comes
     *     when the deletion has been accepted, not when it is complete.
     *
     *     No operation stops the deletion or brings a recording back. To delete the recordings of a certain age or
     *     of one call, list them with `GET /monitors` and pass their ids to `DELETE /monitors/{id}`, which takes
     *     several. Make sure that a program can never reach this address with a list of ids that turned out to be
     *     empty.
     */
    delete: operations['deleteAllMonitors'];
  };
  '/monitors/{id}': {
    /**
     * Read one recording's record
     * @description Returns the record of one recording, without the audio: its date, both numbers, its duration and, once
     *     stored, the transcript, the summary and the scores.
     *
     *     Read `size` here before you download the audio, because `GET /monitors/{id}.mp3` does not announce it.
     *     `{id}` is that of a recording, as in `GET /monitors` or in `monitor_id` of the event
     *     `monitor.audio_ready`. If you have the id of a call, filter `GET /monitors` on `live_id` instead. Only
     *     `id`, `created_at` and `token` are documented, so be ready for any other field to be absent.
     *
     *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
     *     Ledger O-06: Content type of .mp3. `audio/*`, 200 only.
     *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
     *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
     *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
     */
    get: operations['getMonitor'];
    /**
     * Delete recordings
     * @description Deletes the recordings whose ids are in the address, separated by commas; a single id is a list of one.
     *     No operation restores a recording.
     *
     *     To enforce a retention period, list recordings with `GET /monitors` and a filter on `timestamp`,
     *     download what must be kept with `GET /monitors/{id}.mp3`, then delete by id. Never send an empty list:
     *     without ids, the address is all but that of `DELETE /monitors`, which deletes everything.
     *
     *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
     *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    delete: operations['deleteMonitors'];
    /**
     * Store the analysis of a recording
     * @description Stores a transcript, a summary, a sentiment, a score or metadata with one recording, and returns the
     *     record.
     *
     *     This is the operation to call when a service of your own transcribes or rates calls and you want to keep
     *     the result with the recording. For an analysis by the platform, see `monitor_transcript` of a user. No
     *     other field of a recording can be changed.
     *
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateMonitor'];
  };
  '/monitors/{id}.mp3': {
    /**
     * Download a recording as MP3
     * @description Returns the audio of one recording, always as a whole: a `Range` header is ignored, and the status is
     *     200, never 206. There is no `Content-Disposition` with a file name. The size of the file is known only
     *     from `size` in `GET /monitors/{id}`.
     *
     *     Before you save the body, check that the status is 200 and that the content type begins with `audio/`:
     *     errors have a JSON body, and programs have saved that as an mp3. An interrupted download has to start
     *     again from the beginning, and a player in a browser cannot seek in this address, so fetch the file
     *     first. `{id}` is that of the recording: find it with `GET /monitors` and a filter on `live_id`. For
     *     voicemail, use `GET /voicemessages/{id}.mp3`.
     *
     *     Ledger O-06: Content type of .mp3. `audio/*`, 200 only.
     *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
     */
    get: operations['downloadMonitorMp3'];
  };
  '/monitors/aidictionary': {
    /**
     * List the AI dictionary of recordings
     * @description Returns one page of the AI dictionary records that go with recordings. Each has an `id`, a `created_at`
     *     and a `token`.
     *
     *     Look here to see what your account has, and expect further fields. Transcripts are fields of the
     *     recording, in `GET /monitors/{id}`. Unlike the `dictionaries` of other resources, this is a collection
     *     with pages and a filter.
     *
     *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
     *     Ledger N-62: Purpose of the AI dictionary. The three documented fields, open.
     */
    get: operations['listMonitorAiDictionaries'];
  };
  '/monitors/aidictionary/{id}': {
    /**
     * Read one record of the AI dictionary
     * @description Returns one record of the AI dictionary. `{id}` comes from `GET /monitors/aidictionary`; it is not the
     *     id of a recording.
     *
     *     The record has the same three fields as in the list, so a single read mainly tells you whether it still
     *     exists (404 if not). For a recording and its transcript, use `GET /monitors/{id}`.
     *
     *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
     *     Ledger N-62: Purpose of the AI dictionary. The three documented fields, open.
     */
    get: operations['getMonitorAiDictionary'];
  };
  '/msdrs': {
    /**
     * List media session records
     * @description Returns one page of media session records (MSDRs) with the numbers, user agents and duration of each,
     *     and its termination reason. Filter on `created_at` for a period and on `user_id` for one user.
     *
     *     Start here when you investigate audio problems: look for a user agent that keeps turning up or for very
     *     short sessions, then fetch `GET /msdrs/{id}.pcap`. For reports on calls, talk time or cost, use
     *     `GET /cdrs`: a media session is not a call. The media sessions themselves are in `GET /mediasessions`.
     *
     *     Ledger N-09: Values of t_cause. A plain string.
     *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
     *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
     */
    get: operations['listMsdrs'];
  };
  '/msdrs/{id}': {
    /**
     * Read one media session record
     * @description Returns one media session record (MSDR). `{id}` is the `id` of the MSDR; that of the media session is
     *     `media_session_id`.
     *
     *     Once a list has shown a session worth a closer look, fetch `GET /msdrs/{id}.trace` or
     *     `GET /msdrs/{id}.pcap` with the same id. With the id of a media session, filter `GET /msdrs` on
     *     `media_session_id`, or read the session itself with `GET /mediasessions/{id}`.
     */
    get: operations['getMsdr'];
  };
  '/msdrs/{id}.pcap': {
    /**
     * Download the packet capture of a media session
     * @description Returns the packet capture of one media session record (MSDR). `{id}` is the `id` of an MSDR, not
     *     `media_session_id`.
     *
     *     When a user reports broken or one-way audio and `GET /msdrs/{id}.trace` does not show why, open the
     *     capture in a tool such as Wireshark. For the packets of a call use `GET /cdrs/{id}.pcap`, and to listen
     *     to a recorded call `GET /monitors/{id}.mp3`. Check the status before you save the bytes: an error has a
     *     JSON body.
     *
     *     Ledger N-50: Content types of traces, captures and CSV. Any media type, `*\/*`.
     */
    get: operations['downloadMsdrPcap'];
  };
  '/msdrs/{id}.trace': {
    /**
     * Download the SIP trace of a media session
     * @description Returns the SIP trace of one media session record (MSDR). `{id}` is the `id` of an MSDR, not
     *     `media_session_id`.
     *
     *     The trace is the first thing to read when there was no audio. To follow a whole call use
     *     `GET /cdrs/{id}.trace`, and for the packets `GET /msdrs/{id}.pcap`. Tell a trace from a JSON error by
     *     the status, not by the content type.
     *
     *     Ledger N-50: Content types of traces, captures and CSV. Any media type, `*\/*`.
     */
    get: operations['downloadMsdrTrace'];
  };
  '/msdrs/dictionaries': {
    /**
     * List the dictionaries of MSDRs
     * @description Returns the dictionaries of media session records (MSDRs), in the envelope of a collection.
     *
     *     Look here once if you need names for the values of `type` or `t_cause`, and do not rely on finding them.
     *     The records themselves are in `GET /msdrs`; media sessions have dictionaries of their own in
     *     `GET /mediasessions/dictionaries`.
     *
     *     Ledger N-51: Records of dictionaries. A collection of open objects.
     */
    get: operations['listMsdrDictionaries'];
  };
  '/password': {
    /**
     * Send an e-mail to reset a password
     * @description Starts the reset of a forgotten password: the user receives an e-mail with a token. `POST /reset` sets
     *     the new password with that token.
     *
     *     Put it behind a link "Forgotten your password?". Do not take the 200 as proof that the address belongs
     *     to a user. To send the confirmation e-mail again, use `POST /confirmation`.
     *
     *     Ledger N-03: Token for account recovery. The token is optional on the three.
     *     Ledger N-75: Account recovery: lifetimes and rules. Nothing is claimed.
     */
    post: operations['requestPasswordReset'];
  };
  '/pickupgroups': {
    /**
     * List pickup groups
     * @description Returns one page of pickup groups, each with `id`, `name` and the integer `users`.
     *
     *     Read the list to put names to the `pickup_group_id` of users. Groups of users who ring under one number
     *     are ring groups (`GET /ringgroups`), and callers wait in queues (`GET /queues`). Pickup groups can only
     *     be read; no operation creates or changes them.
     *
     *     Ledger C-23: users of a pickup group. An integer, as documented.
     */
    get: operations['listPickupGroups'];
  };
  '/pickupgroups/{id}': {
    /**
     * Read one pickup group
     * @description Returns the name of one pickup group, and `users`, which is a single integer.
     *
     *     Look up the `pickup_group_id` of a user here. The record does not say who belongs to the group: read
     *     `GET /users` and pick the users with this id in `pickup_group_id`.
     *
     *     Ledger C-23: users of a pickup group. An integer, as documented.
     *     Ledger O-69: Fields of listed users. One schema with all of them, optional.
     */
    get: operations['getPickupGroup'];
  };
  '/ping': {
    /**
     * Keep the token alive
     * @description Restarts the inactivity period of the token and does nothing else. The body is a short greeting in one
     *     of two forms, so check the status: 200 means that the token is valid, 401 that it no longer is.
     *
     *     Call it every 5 minutes from a session that may stay quiet: a login token expires after 15 or 30 minutes
     *     without a request. Every other request has the same effect, so a client that polls anyway does not need
     *     it. An expired token cannot be revived; sign in again. To find out whose token it is, use `GET /me`.
     *
     *     Ledger O-05: 15 or 30 minutes. Both are named, 30 as the likely one; descriptions advise a ping every 5 minutes, which suits either.
     *     Ledger O-21: Response of GET /ping. Either form.
     */
    get: operations['ping'];
  };
  '/queuegroups': {
    /**
     * List queue groups
     * @description Returns one page of queue groups, each with an id and a name. Which queues belong to a group is not part
     *     of the record.
     *
     *     Read the list to find the id of a group by its name. The queues themselves are in `GET /queues`; users
     *     who ring under one number are ring groups, in `GET /ringgroups`.
     */
    get: operations['listQueueGroups'];
    /**
     * Create a queue group
     * @description Creates a queue group and returns its record with the new id. The natural field to send is `name`, the
     *     only one that the record has besides its id.
     *
     *     Check in the response, or with `GET /queuegroups/{id}`, that the name you sent was stored. To create a
     *     queue, use `POST /queues` instead.
     *
     *     Ledger N-38: Bodies of queue group requests. An open object.
     */
    post: operations['createQueueGroup'];
  };
  '/queuegroups/{id}': {
    /**
     * Read one queue group
     * @description Returns the id and the name of one queue group.
     *
     *     It is enough to label a group or to check the outcome of `POST /queuegroups` and
     *     `PATCH /queuegroups/{id}`. The queues of the group are not part of the record, and `{id}` is not the id
     *     of a queue: for that, use `GET /queues/{id}`.
     */
    get: operations['getQueueGroup'];
    /**
     * Delete a queue group
     * @description Deletes one queue group by its id. The response has no body.
     *
     *     Read `GET /queues` afterwards if the queues of the group matter to you. This is not a way to delete a
     *     queue: the API has no operation for that.
     *
     *     Ledger N-47: Update and deletion of queues. No operation is declared for it.
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteQueueGroup'];
    /**
     * Change a queue group
     * @description Changes one queue group and returns the record. The natural field to send is `name`, the only one that
     *     the record has besides its id.
     *
     *     Compare the record in the response with what you sent, since an unknown field may be ignored. The agents
     *     of a queue are not changed here but with `users` of `PATCH /queues/{id}`.
     *
     *     Ledger N-38: Bodies of queue group requests. An open object.
     *     Ledger N-25: Unknown fields of requests. Bodies that the documents list in full are closed, so that a misspelt field shows before it is sent.
     *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
     */
    patch: operations['updateQueueGroup'];
  };
  '/queues': {
    /**
     * List call queues
     * @description Returns one page of queues with their settings. `id` is what `PATCH /queues/{id}` takes, `number` is the
     *     number of the queue. With `include=users` the users are objects with a `status`; without it they are
     *     user ids.
     *
     *     Build a wallboard on it, or find the queues of an agent. Waiting callers are not shown: live calls are
     *     in `GET /calls`, and a call that no agent answered is announced by a `call.missed` event with the
     *     context QUEUE. Queue events are sent only if at least one webhook of the type call state change exists.
     *
     *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
     *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
     */
    get: operations['listQueues'];
    /**
     * Create a call queue
     * @description Creates a queue and returns its record. Some names and types differ in the record: `moh_id` and `ivr_id`
     *     come back as `moh` and `ivr`, and the strings `language`, `monitor`, `ring_strategy` and
     *     `final_dst_type` as integers.
     *
     *     Choose a queue when callers should wait, with music on hold and announcements, or when agents join and
     *     leave. Choose a ring group (`POST /ringgroups`) when the same users should simply ring together. Try it
     *     with a few users first: no operation deletes a queue, and only its users can be changed later
     *     (`PATCH /queues/{id}`).
     *
     *     Ledger C-06: Queue in and out. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-47: Update and deletion of queues. No operation is declared for it.
     *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
     *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
     */
    post: operations['createQueue'];
  };
  '/queues/{id}': {
    /**
     * Read one call queue
     * @description Returns one queue with its settings. With `include=users` the users are objects with first name, last
     *     name and `status`; without it they are user ids.
     *
     *     Read a queue with `include=users` to see who has joined it. `{id}` is the `id` of the queue, not its
     *     `number`. In CDRs, `dst_id` is the queue id as a string for a call whose destination was the queue.
     *
     *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
     *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
     */
    get: operations['getQueue'];
    /**
     * Let users join or leave a queue
     * @description Sets the `status` of users in the queue: true lets an agent join, false lets the agent leave. The queue
     *     comes back in `data`. With `include=users` and `fields[users]=id,status` its users are objects with
     *     just these two fields, which is all that a button "available in this queue" has to show.
     *
     *     Send user ids, not extensions. Send only one user where you can, and read the queue back: users who are
     *     left out of the list may not keep their status. Name only users whom the queue has: no documented operation
     *     takes a user out of a queue. Its settings cannot be changed here, and do not disturb (`dnd` of the user)
     *     is set by none. Who rings in a ring group is set with `PATCH /ringgroups/{id}`.
     *
     *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
     *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
     *     Ledger O-63: What fields narrows. Described so.
     *     Ledger N-47: Update and deletion of queues. No operation is declared for it.
     */
    patch: operations['updateQueueMembers'];
  };
  '/reportschedules': {
    /**
     * List report schedules
     * @description Returns one page of report schedules with recipients, frequency, and the times of the last and the next
     *     run.
     *
     *     This tells you who receives which report, and whether `last_run_at` of a schedule lags behind. The
     *     reports themselves cannot be read through the API; for figures of your own, use `GET /cdrs`.
     */
    get: operations['listReportSchedules'];
    /**
     * Create a report schedule
     * @description Creates a schedule for the report `report_id` with the recipients in `emails`, and returns the record.
     *     `start_at` and `end_at` are dates, and `frequency` is an object with times and days.
     *
     *     Check `next_run_at` in the response before you rely on a schedule, since the notation of days and times
     *     is open. No operation lists the reports: take `report_id` from an existing schedule. Expect every run to
     *     send real e-mail to everybody in `emails`.
     *
     *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
     *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
     */
    post: operations['createReportSchedule'];
  };
  '/reportschedules/{id}': {
    /**
     * Read one report schedule
     * @description Returns one report schedule with its recipients and the times of its last and next run. `{id}` is the
     *     `id` of the schedule, not `report_id`.
     *
     *     Check a schedule here after a change, or see from `last_run_at` whether it has run. The record cannot be
     *     sent back as it is: `PATCH /reportschedules/{id}` takes an object for `frequency`, strings for `format`,
     *     `culture` and `status`, and dates for `start_at` and `end_at`.
     *
     *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
     */
    get: operations['getReportSchedule'];
    /**
     * Delete a report schedule
     * @description Deletes one report schedule. The response has no body.
     *
     *     To drop a recipient or to postpone a report, change the schedule with `PATCH /reportschedules/{id}`
     *     instead. Write down `frequency` before you delete: the record returns it as a string, while a new
     *     schedule needs the object.
     *
     *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
     */
    delete: operations['deleteReportSchedule'];
    /**
     * Change a report schedule
     * @description Changes one report schedule and returns the record. It takes the same fields as `POST /reportschedules`.
     *
     *     When you add a recipient, send all addresses in `emails` and check the response: the list may replace
     *     the old one. To stop a report, set `end_at` or delete the schedule with `DELETE /reportschedules/{id}`
     *     rather than guess a value for `status`.
     *
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateReportSchedule'];
  };
  '/reportschedules/dictionaries': {
    /**
     * List the dictionaries of report schedules
     * @description Returns the dictionaries of report schedules, in the envelope of a collection.
     *
     *     Look here by hand for the values of `report_id`, `format` or `culture`, but do not build a program on
     *     what you find. The schedules themselves are in `GET /reportschedules`.
     *
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-51: Records of dictionaries. A collection of open objects.
     */
    get: operations['listReportScheduleDictionaries'];
  };
  '/reset': {
    /**
     * Set a new password with the token from the e-mail
     * @description Sets a new password for the user who received the e-mail of `POST /password`. `token` in the body is the
     *     one from that e-mail, not an access token for `X-Auth-Token`.
     *
     *     Call it from the page on which the user enters the token and a new password, then sign in with
     *     `POST /login` to get an access token. If the response is a 400, show its `message` to the user.
     *
     *     Ledger N-03: Token for account recovery. The token is optional on the three.
     *     Ledger N-06: Bodies of the account recovery responses. A JSON body of no stated type.
     *     Ledger N-75: Account recovery: lifetimes and rules. Nothing is claimed.
     */
    post: operations['resetPassword'];
  };
  '/ringgroups': {
    /**
     * List ring groups
     * @description Returns one page of ring groups with name, number, ring time and final destination. The users of a group
     *     and the phone numbers that lead to it are not part of the record.
     *
     *     Find the id or the `number` of a group here. Where callers wait, or agents join and leave, it is a queue
     *     (`GET /queues`) rather than a ring group; pickup groups are in `GET /pickupgroups`.
     *
     *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
     *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
     */
    get: operations['listRingGroups'];
    /**
     * Create a ring group
     * @description Creates a group of users who ring under one number, and returns its record. `users` are user ids and
     *     `ddis` are E.164 numbers. `strategy` and `final_dst_type` are strings here and integers in the record.
     *
     *     Choose a ring group for a few people who share incoming calls, with a final destination for calls that
     *     are not answered. Choose a queue (`POST /queues`) when you expect more callers than people and callers
     *     should wait their turn. Check `GET /ddis` first if a number in `ddis` already has a target.
     *
     *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
     */
    post: operations['createRingGroup'];
  };
  '/ringgroups/{id}': {
    /**
     * Read one ring group
     * @description Returns one ring group with its number, ring time and final destination. `{id}` is the `id` of the
     *     record: the `context` `RG-701` of an event names ring group 701.
     *
     *     Look up the group of such an event here, or check a change. The users of the group are not part of the
     *     record, so keep your own list if you manage them with `PATCH /ringgroups/{id}`.
     *
     *     Ledger O-32: context of events. An open enumeration, optional.
     *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
     */
    get: operations['getRingGroup'];
    /**
     * Delete a ring group
     * @description Deletes one ring group. The response has no body, and no operation brings the group back.
     *
     *     First look for what still leads to it: the `target_id` of phone numbers, the `final_dst_id` of queues,
     *     users and IVRs, and the keys of IVRs. To stop only certain people from ringing, change `users` with
     *     `PATCH /ringgroups/{id}` instead.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteRingGroup'];
    /**
     * Change a ring group
     * @description Changes the fields that are sent and returns the record. It takes the same fields as `POST /ringgroups`;
     *     `strategy` and `final_dst_type` are strings in the request and integers in the record.
     *
     *     When you change who rings, send `users` and `ddis` as complete lists and keep a copy: the response
     *     contains neither. For agents who come and go during the day, a queue is the better choice
     *     (`PATCH /queues/{id}`).
     *
     *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
     *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
     */
    patch: operations['updateRingGroup'];
  };
  '/ringgroups/dictionaries': {
    /**
     * List the dictionaries of ring groups
     * @description Returns the dictionaries of ring groups, in the envelope of a collection.
     *
     *     Look here if you need the values of `strategy` or `final_dst_type`, without relying on finding them. The
     *     ring groups themselves are in `GET /ringgroups`.
     *
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-51: Records of dictionaries. A collection of open objects.
     */
    get: operations['listRingGroupDictionaries'];
  };
  '/routingrules': {
    /**
     * List routing rules
     * @description Returns one page of the rules that, for instance, block or redirect calls. `source`, `destination` and
     *     `time_interval` say which calls a rule applies to, `action` says what happens to them, and `pos` is the
     *     position of the rule.
     *
     *     Look here when a call was refused or went elsewhere, and to choose `pos` for a new rule; sort by `pos`.
     *     `source`, `destination` and `time_interval` are strings in the record: do not send them back as they
     *     are, because requests take arrays.
     *
     *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
     *     Ledger N-67: Values of string fields of records. Plain strings.
     *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
     */
    get: operations['listRoutingRules'];
    /**
     * Create a routing rule
     * @description Creates a routing rule and returns its record. `source` holds user ids or E.164 numbers, depending on
     *     `direction`; `destination` holds ids of number patterns, or groups; `time_interval` holds the ids of
     *     time intervals. The record has strings for these three and an integer for `direction`.
     *
     *     With a rule you can block a caller, or redirect calls to an IVR or a user. Choose `direction` with care:
     *     it cannot be changed later, and no operation deletes a rule. Test a rule with one number first. To
     *     redirect a single live call, use `PATCH /calls/{id}`.
     *
     *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
     */
    post: operations['createRoutingRule'];
  };
  '/routingrules/{id}': {
    /**
     * Read one routing rule
     * @description Returns one routing rule: the calls it applies to, what happens to them, and its position. `direction`
     *     is an integer code.
     *
     *     Check a rule here after you have created or changed it. To see whether another rule comes before it,
     *     read the whole list with `GET /routingrules`.
     *
     *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
     *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
     *     Ledger N-67: Values of string fields of records. Plain strings.
     */
    get: operations['getRoutingRule'];
    /**
     * Change a routing rule
     * @description Changes the fields that are sent and returns the record. It takes the same fields as
     *     `POST /routingrules`, except that `direction` cannot be changed.
     *
     *     When you move a rule (`pos`), extend its list of callers or change its times, send arrays in full, as on
     *     creation, and not the strings of the record. For the other direction, create a new rule with
     *     `POST /routingrules`.
     *
     *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateRoutingRule'];
  };
  '/sms': {
    /**
     * List SMS
     * @description Returns one page of text messages, each with both numbers and names, the text and the result. Filter on
     *     `created_at` for a period and on `user_id` for one user.
     *
     *     It serves as a message history, and for checking the result of a message that you sent. Do not poll it
     *     for incoming messages: the webhook `sms.received` delivers the number and the text. To show the exchange
     *     between two parties, see `GET /users/{id}/smsthreads/{from}/{to}`. To tell sent from received messages,
     *     compare `from` and `to` with your own numbers rather than rely on `type`.
     *
     *     Ledger N-67: Values of string fields of records. Plain strings.
     *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
     */
    get: operations['listSms'];
    /**
     * Send an SMS
     * @description Sends a real text message to the number `to` and returns its record. `from` is optional: take one of the
     *     numbers of the account, as listed by `GET /ddis` with `sms_enabled`. Always set it when you expect a
     *     reply.
     *
     *     Each request sends one message to one recipient; there are no drafts, and a message cannot be recalled.
     *     201 means that the record was created, so look for the outcome in `result` of `GET /sms/{id}`. After a
     *     timeout, read `GET /sms` before you send again, or the recipient may get the text twice. Replies arrive
     *     through the webhook `sms.received`. `to` is an E.164 number, not an extension; to have a text spoken in
     *     a call, use `POST /leadcalls`.
     *
     *     Ledger N-67: Values of string fields of records. Plain strings.
     *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
     */
    post: operations['createSms'];
    /**
     * Delete every SMS
     * @description Deletes all text messages. It takes neither a filter nor a body. 202 means that the deletion has been
     *     accepted, not that it is complete.
     *
     *     There is no operation to delete a single SMS or to restore any. If you have to keep the texts, read
     *     `GET /sms` to the last page first, and do not expect the list to be empty right after the 202.
     */
    delete: operations['deleteAllSms'];
  };
  '/sms/{id}': {
    /**
     * Read one SMS
     * @description Returns one text message. `{id}` is the `id` from `POST /sms` or `GET /sms`.
     *
     *     Check `result` here some time after sending. The `id` of an `sms.received` event identifies the event,
     *     not the message: the event already contains both numbers and the text, and a filter in `GET /sms` finds
     *     the record.
     */
    get: operations['getSms'];
  };
  '/sms/cannedresponses': {
    /**
     * List canned responses
     * @description Returns one page of canned responses, the texts that are kept ready for SMS. Each has a `name` and a
     *     `text`.
     *
     *     Offer them as a choice to whoever writes a message. No operation sends a canned response: put its `text`
     *     into `message` of `POST /sms`. The other fields of the record are those of an SMS and may all be null.
     *
     *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
     *     Ledger N-41: Own fields of a canned response. The fields of an SMS, and `name` and `text`, all optional.
     */
    get: operations['listCannedResponses'];
    /**
     * Create a canned response
     * @description Stores a text for later use and returns its record. `name` is what people choose it by, `text` is what a
     *     recipient reads.
     *
     *     A canned response gives everybody the same wording. It sends nothing; for that there is `POST /sms`.
     *     Look in `GET /sms/cannedresponses` first to avoid two of the same name, and change an existing text with
     *     `PATCH /sms/cannedresponses/{id}`.
     */
    post: operations['createCannedResponse'];
  };
  '/sms/cannedresponses/{id}': {
    /**
     * Read one canned response
     * @description Returns one canned response with its `name` and `text`.
     *
     *     Fetch the current wording here, for instance just before you send it with `POST /sms`. To offer a
     *     choice, read them all with `GET /sms/cannedresponses`. The id is not that of an SMS.
     *
     *     Ledger N-41: Own fields of a canned response. The fields of an SMS, and `name` and `text`, all optional.
     */
    get: operations['getCannedResponse'];
    /**
     * Delete a canned response
     * @description Deletes one canned response. The response has no body.
     *
     *     Delete a text that nobody should choose any more; to reword it, `PATCH /sms/cannedresponses/{id}` keeps
     *     the id. Be prepared for a 404 when somebody else has deleted it first. Messages that have been sent are
     *     deleted all at once, with `DELETE /sms`.
     *
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    delete: operations['deleteCannedResponse'];
    /**
     * Change a canned response
     * @description Changes `name` or `text` of one canned response and returns the record.
     *
     *     This corrects the wording for everybody who uses the text from now on. Messages that have been sent are
     *     separate records in `GET /sms` and cannot be changed.
     *
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateCannedResponse'];
  };
  '/sms/dictionaries': {
    /**
     * List the dictionaries of SMS
     * @description Returns the dictionaries of SMS, in the envelope of a collection.
     *
     *     Look here to see whether they explain the values of `type` and `result`, but do not build a program on
     *     them. Messages are in `GET /sms`, and canned responses in `GET /sms/cannedresponses`.
     *
     *     Ledger N-51: Records of dictionaries. A collection of open objects.
     *     Ledger N-67: Values of string fields of records. Plain strings.
     */
    get: operations['listSmsDictionaries'];
  };
  '/statements': {
    /**
     * Delete every statement
     * @description Deletes all statements. It takes neither a filter nor a body.
     *
     *     This is the only operation on statements: none lists, reads or restores them. Leave it out of any
     *     clean-up or test that goes through all collections. To read the balance, use `GET /me`.
     *
     *     Ledger N-42: Fields of a statement. No schema; only the deletion is declared.
     */
    delete: operations['deleteAllStatements'];
  };
  '/usergrouppolicies': {
    /**
     * List user group policies
     * @description Returns one page of user group policies. A policy has the shape of a user group: an id, a name and a
     *     colour. What it allows or forbids is not part of the record.
     *
     *     Read the list to show policies or to find one by its name. The teams themselves are in
     *     `GET /usergroups`, and the roles of users in `GET /aclroles`.
     *
     *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
     */
    get: operations['listUserGroupPolicies'];
    /**
     * Create a user group policy
     * @description Creates a user group policy with a name and a colour, and returns its record with the new id.
     *
     *     The body takes nothing else, so it cannot say what the policy allows or forbids. For a team of people,
     *     use `POST /usergroups`, which takes the same body and creates something else.
     *
     *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
     */
    post: operations['createUserGroupPolicy'];
  };
  '/usergrouppolicies/{id}': {
    /**
     * Read one user group policy
     * @description Returns the name and the colour of one user group policy. `{id}` is the `id` from
     *     `GET /usergrouppolicies`, not that of a team.
     *
     *     Display a policy this way when all you have is its id; to show all of them, `GET /usergrouppolicies`
     *     takes a single request. Teams have the same shape, but are read with `GET /usergroups/{id}`.
     */
    get: operations['getUserGroupPolicy'];
    /**
     * Delete a user group policy
     * @description Deletes one user group policy by its id. The response has no body.
     *
     *     Make sure that no team depends on the policy before you delete it. To delete a team, use
     *     `DELETE /usergroups/{id}`.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteUserGroupPolicy'];
    /**
     * Change a user group policy
     * @description Changes the name or the colour of a user group policy and returns the updated record.
     *
     *     Send both fields where both matter; there are no others to change. To rename a team, use
     *     `PATCH /usergroups/{id}`: the two bodies are alike, so nothing in the request shows that it went to the
     *     wrong address.
     *
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateUserGroupPolicy'];
  };
  '/usergroups': {
    /**
     * List user groups
     * @description Returns one page of user groups (teams), each with its id, name and colour. Who belongs to a team is not
     *     part of the record.
     *
     *     Offer teams as a choice, or filter by name to find the id of one. Users join a team through
     *     `PATCH /users`. Users who ring together are a ring group (`GET /ringgroups`), and agents who take
     *     waiting calls are in a queue (`GET /queues`); neither is listed here.
     */
    get: operations['listUserGroups'];
    /**
     * Create a user group
     * @description Creates a team with a name and a colour, and returns its record with the new id. The body does not take
     *     users.
     *
     *     Send both fields. Users join the team afterwards, through `groups` of `PATCH /users`. If phones should
     *     ring together, create a ring group with `POST /ringgroups` instead.
     *
     *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
     */
    post: operations['createUserGroup'];
  };
  '/usergroups/{id}': {
    /**
     * Read one user group
     * @description Returns the name and the colour of one team. `{id}` is the `id` from `GET /usergroups`; for a policy,
     *     which has the same fields, use `GET /usergrouppolicies/{id}`.
     *
     *     Display a team this way when all you have is its id. To read several, a single `GET /usergroups` with a
     *     filter on `id` and the operator `in` saves requests.
     */
    get: operations['getUserGroup'];
    /**
     * Delete a user group
     * @description Deletes one team by its id. The response has no body.
     *
     *     Move the users of the team with `PATCH /users` first if it matters where they end up. To delete a user,
     *     use `DELETE /users/{id}`.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteUserGroup'];
    /**
     * Change a user group
     * @description Renames a team or gives it another colour, and returns the updated record.
     *
     *     Send both fields where both matter. The users of a team are not changed here but on the users, one or
     *     several at a time, with `PATCH /users`.
     *
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateUserGroup'];
  };
  '/users': {
    /**
     * List users
     * @description Returns one page of users, each with all its fields: names, extension, roles and telephony settings.
     *
     *     Match people with extensions here, and get the user ids that `from` of `POST /calls`, queues and ring
     *     groups take. Page until you have `total` users. For one user, read `GET /users/{id}`, and for the user
     *     of the token, `GET /me`. A user without a phone online cannot start a call: `POST /calls` then responds
     *     with 412. No field tells you beforehand, since `nb_sip_locations` counts what is configured. Keep
     *     `vm_pin` and `legacy_api_key` out of logs.
     *
     *     Ledger C-05: User record and user model. One schema with the fields of both, all optional.
     *     Ledger O-14: from of POST /calls. A string of digits, with a warning.
     *     Ledger O-25: Width of a user record. The fields of the user model are declared (O-69).
     *     Ledger O-40: 412 of POST /calls. 412 is declared, marked.
     *     Ledger O-69: Fields of listed users. One schema with all of them, optional.
     */
    get: operations['listUsers'];
    /**
     * Change location and teams of several users
     * @description Changes the location and the teams of the users whose ids are in the array. `groups` are user groups,
     *     the teams of `GET /usergroups`.
     *
     *     Call it when people move between offices or teams. Nothing else about a user can be changed: neither
     *     names nor roles, extensions or call settings. `location_id` is an integer here, although users return it
     *     as a string. Send all teams of a user in `groups`, and read the users back with `GET /users` afterwards.
     *
     *     Ledger C-22: location_id: string or integer. Each as documented.
     *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['bulkUpdateUsers'];
  };
  '/users/{id}': {
    /**
     * Read one user
     * @description Returns one user with roles and telephony settings: extension, caller ids, what happens to unanswered
     *     calls, voicemail, Follow Me and call recording. `{id}` is the user id, such as 410003, not an extension.
     *
     *     Read it before you act on behalf of a person: `ext` is the extension, `dnd` is do not disturb, and `cli`
     *     is the default caller id. For the user of the token itself, `GET /me` is shorter. Only the location and
     *     the teams of a user can be changed, with `PATCH /users`. Keep `vm_pin` and `legacy_api_key` secret.
     *
     *     Ledger C-05: User record and user model. One schema with the fields of both, all optional.
     */
    get: operations['getUser'];
    /**
     * Delete a user
     * @description Deletes one user. `{id}` is the user id, not an extension or a number.
     *
     *     Before a person leaves for good, take the user out of ring groups and rules, and download the
     *     recordings and voicemail that you must keep. No operation restores a user or deactivates one for a
     *     while.
     *
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteUser'];
  };
  '/users/{id}/audio': {
    /**
     * Read the audio of a user
     * @description Returns a JSON record about the audio of one user, not a sound file. `{id}` is the user id.
     *
     *     Check that something is set before you reset it with `DELETE /users/{id}/audio`; no operation uploads
     *     audio for a user. Voicemail announcements have records of their own in `GET /vmannouncements`, and
     *     recordings are in `GET /monitors`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['getUserAudio'];
    /**
     * Reset the audio of a user
     * @description Resets the audio of one user. `{id}` is the user id; the user is not deleted.
     *
     *     Look at `GET /users/{id}/audio` first: no operation sets the audio of a user, so a reset cannot be
     *     undone through the API. To delete other audio, use `DELETE /monitors/{id}` for recordings,
     *     `DELETE /voicemessages/{id}` for voicemail and `DELETE /vmannouncements/{id}` for voicemail
     *     announcements.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteUserAudio'];
  };
  '/users/{id}/calls': {
    /**
     * List the calls of a user
     * @description Returns calls of one user. `{id}` is the user id. Accept one object as well as an array in `data`, and
     *     read only the fields that you find.
     *
     *     This is enough for a quick look at one person. Where you rely on the fields, use `GET /calls` and pick
     *     the calls whose `src_id` or `dst_id` is the user. Calls that have ended are in `GET /users/{id}/cdrs`
     *     and `GET /cdrs`. To follow calls as they change, prefer webhooks to polling.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listUserCalls'];
  };
  '/users/{id}/cdrs': {
    /**
     * List the CDRs of a user
     * @description Returns CDRs of one user. `{id}` is the user id. Accept one object as well as an array in `data`.
     *
     *     For reports and synchronisation, use `GET /cdrs` with a filter on `user_id`, which has pages, periods
     *     (by `calldate`) and a documented record. For a file there is `GET /users/{id}/cdrs.csv`, and live calls
     *     are in `GET /calls`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
     */
    get: operations['listUserCdrs'];
  };
  '/users/{id}/cdrs.csv': {
    /**
     * Download the CDRs of a user as CSV
     * @description Returns the call detail records (CDRs) of one user as a CSV file. `{id}` is the user id.
     *
     *     A CSV file suits a spreadsheet. For a program, `GET /cdrs` with a filter on `user_id` is the better
     *     source, with named fields, pages and periods. Check the status before you save anything: a 202 means
     *     that the export was queued and carries no file, and an error has a JSON body.
     *
     *     Ledger N-76: Columns of the CSV export. A string; the example is made up.
     *     Ledger O-28: Success of the CSV export. 202 is declared beside 200.
     */
    get: operations['downloadUserCdrsCsv'];
  };
  '/users/{id}/chatmsgs': {
    /**
     * List the chat messages of a user
     * @description Returns chat messages of one user. `{id}` is the user id. Accept one object as well as an array in
     *     `data`, and rely on no field but the `id`.
     *
     *     No other operation reads chat messages. Their ids are what `DELETE /chatmsgs/{ids}` takes. For the
     *     conversations, with visitor, operator and duration, use `GET /chats`; text messages to phones are SMS,
     *     in `GET /sms`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listUserChatMessages'];
  };
  '/users/{id}/contacts': {
    /**
     * List the contacts of a user
     * @description Returns contacts of one user. `{id}` is the user id. Accept one object as well as an array in `data`.
     *
     *     For an address book or a search by number, use `GET /contacts`, which has pages, filters (`user_id`
     *     narrows it to one user) and a documented record. Look there, too, for contacts with `global` set.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listUserContacts'];
  };
  '/users/{id}/sms/threads/{from}/{to}': {
    /**
     * List the SMS of a thread (second address)
     * @description Returns the SMS between `{from}` and `{to}` for one user, grouped. `{id}` is the user id.
     *     `GET /users/{id}/smsthreads/{from}/{to}` is documented in the same words.
     *
     *     Try the other address first, and compare the two on your account before you settle on this one. For
     *     single messages with named fields and pages, use `GET /sms`.
     *
     *     Ledger C-18: Two addresses for SMS threads. Both are declared, alike.
     *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listUserSmsThreadMessages'];
  };
  '/users/{id}/smsthreads/{from}/{to}': {
    /**
     * List the SMS of a thread, grouped
     * @description Returns the SMS between `{from}` and `{to}` for one user, grouped. `{id}` is the user id.
     *     `GET /users/{id}/sms/threads/{from}/{to}` is documented in the same words.
     *
     *     Choose one of the two addresses to show a conversation, and stay with it. `GET /sms` with a filter is
     *     the dependable way to the same messages. New messages are sent with `POST /sms`, and incoming ones are
     *     announced by the webhook `sms.received`.
     *
     *     Ledger C-18: Two addresses for SMS threads. Both are declared, alike.
     *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
     */
    get: operations['listUserSmsThreads'];
  };
  '/vmannouncements': {
    /**
     * List voicemail announcements
     * @description Returns one page of voicemail announcements, each with its description and extension. The records
     *     contain no audio, and no operation returns it.
     *
     *     Find the id of an announcement before you change or delete it, or look up the one that
     *     `vm_announcement_id` of a user names. The messages that callers left are in `GET /voicemessages`.
     */
    get: operations['listVmAnnouncements'];
    /**
     * Upload a voicemail announcement
     * @description Uploads audio as a new voicemail announcement and returns its record. `data` is the file, Base64 encoded
     *     in the JSON body: MP3, MP4, WAV or AAC (Android).
     *
     *     To replace the audio of an existing announcement and keep its id, use `PATCH /vmannouncements/{id}`
     *     instead. Make a test call afterwards, and keep the file, since it cannot be downloaded. The record
     *     returns as `extension` what the request calls `extension_id`.
     *
     *     Ledger C-08: Voicemail announcement in and out. Separate schemas for record and request.
     *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
     */
    post: operations['createVmAnnouncement'];
  };
  '/vmannouncements/{id}': {
    /**
     * Read one voicemail announcement
     * @description Returns the description, the extension and the date of one voicemail announcement, without its audio.
     *
     *     Look up an id such as `vm_announcement_id` of a user here. To find the announcements of an extension,
     *     filter `GET /vmannouncements` on `extension`.
     */
    get: operations['getVmAnnouncement'];
    /**
     * Delete a voicemail announcement
     * @description Deletes one voicemail announcement. The response has no body, and no operation restores the audio.
     *
     *     First look for its id in `vm_announcement_id` and `fm_announcement_id` of the users. To replace the
     *     audio, use `PATCH /vmannouncements/{id}`. Messages from callers are deleted with
     *     `DELETE /voicemessages/{id}`.
     *
     *     Ledger N-74: What a deletion takes along. Nothing is claimed; the descriptions say so.
     */
    delete: operations['deleteVmAnnouncement'];
    /**
     * Change a voicemail announcement
     * @description Changes the description, the extension or the audio of one voicemail announcement. `data` is the new
     *     audio file, Base64 encoded: MP3, MP4, WAV or AAC (Android).
     *
     *     This replaces a greeting without changing the id that users refer to. Keep a copy of the old audio,
     *     because no operation returns it. To add a second announcement, use `POST /vmannouncements`.
     *
     *     Ledger C-08: Voicemail announcement in and out. Separate schemas for record and request.
     *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
     */
    patch: operations['updateVmAnnouncement'];
  };
  '/voicemessages': {
    /**
     * List voicemail messages
     * @description Returns one page of voicemail messages with caller, dialled number, time, duration and transcript.
     *     Filter on `origtime` for a period, on `is_new` for new messages, and on `live_id` for the message of one
     *     call.
     *
     *     Show a mailbox with it, or copy voicemail into a CRM. The audio comes from
     *     `GET /voicemessages/{id}.mp3`. Recordings of conversations are in `GET /monitors`, and voicemail
     *     announcements in `GET /vmannouncements`.
     *
     *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
     */
    get: operations['listVoicemessages'];
    /**
     * Delete every voicemail message
     * @description Deletes all voicemail messages. It takes neither a filter nor a body. 202 means that the deletion has
     *     been accepted, not that it is complete.
     *
     *     Download the audio you need with `GET /voicemessages/{id}.mp3` first, because no operation restores a
     *     message. To delete certain messages, pass their ids to `DELETE /voicemessages/{id}`, and check that the
     *     list is not empty: the address without ids is this one.
     */
    delete: operations['deleteAllVoicemessages'];
    /**
     * Move voicemail messages to a folder
     * @description Moves each message in the array to the folder that its element names. `folder` is the only field besides
     *     `id`.
     *
     *     For a single message, send an array of one, since there is no `PATCH /voicemessages/{id}`. Read
     *     `GET /voicemessages` afterwards to check the outcome: requests take the folder as a string, while the
     *     record gives it as an integer.
     *
     *     Ledger C-16: Folder of a voicemail. Each as documented.
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     */
    patch: operations['bulkUpdateVoicemessages'];
  };
  '/voicemessages/{id}': {
    /**
     * Read one voicemail message
     * @description Returns one voicemail message with its caller, duration, folder and transcript. It takes a single id.
     *
     *     With the id of a call or a CDR, filter `GET /voicemessages` on `live_id` instead: it is not valid here.
     *     Often `transcript` saves the download of `GET /voicemessages/{id}.mp3`.
     */
    get: operations['getVoicemessage'];
    /**
     * Delete voicemail messages by id
     * @description Deletes the voicemail messages whose ids are in the address, separated by commas; a single id is a list
     *     of one. The response has no body.
     *
     *     Delete messages once they are dealt with or stored elsewhere. After a 404, read `GET /voicemessages` to
     *     see which are left. Never send an empty list: without ids, the address is that of
     *     `DELETE /voicemessages`, which deletes everything. To file messages away instead, use
     *     `PATCH /voicemessages`.
     *
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    delete: operations['deleteVoicemessages'];
  };
  '/voicemessages/{id}.mp3': {
    /**
     * Download the audio of a voicemail message
     * @description Returns the whole audio file of one voicemail message. `{id}` is the `id` of the message. There is no
     *     file name in the response, and a `Range` header is ignored: the status is always 200, with the complete
     *     file.
     *
     *     Play or archive a message from here; where text is enough, read `transcript` in
     *     `GET /voicemessages/{id}`. Check the status and the content type before you save the body, because an
     *     error has a JSON body. For the recording of a conversation, use `GET /monitors/{id}.mp3`.
     *
     *     Ledger O-06: Content type of .mp3. `audio/*`, 200 only.
     */
    get: operations['downloadVoicemessageMp3'];
  };
  '/webcalls': {
    /**
     * List web calls
     * @description Returns one page of web calls, each with its two numbers, the duration, rate and charge of either side,
     *     and the charge for the whole call.
     *
     *     Check here what web calls cost and how long they took. Live calls are in `GET /calls`, and the history
     *     of all calls, with `destination` `webcall` for these, is in `GET /cdrs`. The id of a web call is not
     *     that of a live call or a CDR.
     *
     *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
     *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
     */
    get: operations['listWebcalls'];
    /**
     * Connect two numbers
     * @description Places a call between the number `from` and the number or extension `to`. Here `from` is an E.164
     *     number, not a user id. The response is the record of the web call, whose durations and charges are found
     *     later in `GET /webcalls`.
     *
     *     For a call button on a website, send the number of the visitor as `from`. For a call by one of your
     *     users, choose `POST /calls`. The rate of calls is limited: if the message of a 400 says that the maximum
     *     rate per minute is exceeded, wait before you try again. Never repeat the request automatically after any
     *     other failure, since it may place a second call.
     *
     *     Ledger O-09: Rate limits. A named example of the 400 of `POST /webcalls`; no 429 is declared.
     */
    post: operations['createWebcall'];
  };
}
export interface webhooks {
  'call.connected': {
    parameters: {};
    /**
     * Call answered
     * @description Sent when a user answers the call (SIP 200). `connected_at` says when, and `dst_id` is the destination
     *     that answered. Each leg has a `call_id` of its own, so among the legs of one `root_call_id` this is the
     *     one in use.
     *
     *     The event says who answered and how long the caller waited (`connected_at` minus `start_time`). It is the
     *     moment to close the caller cards of the other users with the same `root_call_id`, or to start a recording
     *     with `monitor_state` of `PATCH /calls/{id}`. After `POST /calls` it saves you polling `GET /calls/{id}`.
     *     For the length of the call, wait for `call.hangup`.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     */
    post: operations['onCallConnected'];
  };
  'call.dtmf': {
    parameters: {};
    /**
     * Key pressed during a call
     * @description Sent when a key is pressed during a call. `state` is DTMF_RECEIVED, and the body carries `dtmf_tag` and
     *     `dtmf_target`.
     *
     *     It can tell you what a called lead has chosen. Check that your deployment sends it before you build on it.
     *     DTMF_RECEIVED does not replace the state of the call: keep the CONNECTED that you have stored.
     *
     *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     */
    post: operations['onCallDtmf'];
  };
  'call.hangup': {
    parameters: {};
    /**
     * Call ended
     * @description Sent when a call ends (SIP BYE). `connected_at` is null if it was never connected, and `duration` counts
     *     from `connected_at`. From now on `GET /calls/{id}` returns 404 for this `call_id`.
     *
     *     To store the finished call in a CRM, look it up in `GET /cdrs`, and its recording in `GET /monitors`, with
     *     a filter on `live_id` equal to `call_id`. When a leg finds nothing, try its `root_call_id`, and look again
     *     later before you stop; `monitor.audio_ready` announces the audio. Detect missed calls by `call.missed`,
     *     not by this event. When an event seems to be lost, the call detail view of the administration interface
     *     lists the webhook requests that were sent for the call.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
     *     Ledger N-73: Time until CDR and recording appear. The description advises to look by `call_id` and then by `root_call_id`.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     */
    post: operations['onCallHangup'];
  };
  'call.hold': {
    parameters: {};
    /**
     * Call put on hold
     * @description Sent when a call is put on hold (in SIP, an INVITE with `a=sendonly`). `state` is ON_HOLD and `call_id`
     *     stays as it was.
     *
     *     Show it on a wallboard, or measure how long callers are held, together with `call.unhold`. Be prepared for
     *     a call that is held several times or ends on hold, and close an open hold at `call.hangup` too. To pause
     *     the recording rather than the call, use `monitor_state` of `PATCH /calls/{id}`. The event type call state
     *     change includes this event.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     */
    post: operations['onCallHold'];
  };
  'call.initial': {
    parameters: {};
    /**
     * Call leg started
     * @description Sent when a SIP INVITE goes out to a phone: a leg of a call starts. Each leg has a `call_id` of its own,
     *     and the legs of one call share their `root_call_id`.
     *
     *     Open your log entry for the call here, under its `root_call_id`, and wait for `call.ringing` before you
     *     show anything to a user. Events are sent to an HTTPS address that is configured in the administration
     *     interface; it is saved only if it responds, and a webhook can be disabled at any time. Deliveries are not
     *     signed: put a user and password or a secret path into the address, and check them on arrival.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     */
    post: operations['onCallInitial'];
  };
  'call.missed': {
    parameters: {};
    /**
     * Call or leg missed
     * @description Sent once for each leg that was not answered, with `final` false; only `final` true says that the call as
     *     a whole was missed. `context` is QUEUE at a queue, LOCAL_USER at a user and `RG-<id>` at a ring group.
     *     Outbound calls can be missed too, with `destination` `out`.
     *
     *     To call people back, act on `final` true, once per `root_call_id`, but neither where `destination` is `out`
     *     nor where the caller is a user of the account: a `src` of up to five digits is an extension. For a call
     *     that no agent of a queue answered, use the event with `context` QUEUE rather than those at users; where a
     *     body has no `final`, go by that `context`. Queue events are received only if at least one webhook of the
     *     type call state change exists. A voicemail that the caller left is in `GET /voicemessages`, and the CDR
     *     with `type` M in `GET /cdrs`; find both by `live_id`.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
     *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
     *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. An open question that widens nothing: `src` is any string, and the descriptions advise receivers.
     *     Ledger O-32: context of events. An open enumeration, optional.
     *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     */
    post: operations['onCallMissed'];
  };
  'call.ringing': {
    parameters: {};
    /**
     * Phone ringing
     * @description Sent when a phone has answered the INVITE and is ringing. `src` is the calling number and `dst_id` the id
     *     of the destination; each leg of a call sends an event of its own.
     *
     *     This is the event for caller cards: look `src` up in your CRM, and show the card to the user `dst_id`
     *     only. While the phone rings, `PATCH /calls/{id}` with this `call_id` answers the call (`state`) or
     *     transfers it (`dst`). Do not count calls by it, since one call may ring on several legs. To receive it,
     *     choose the event type call state change, which fires on every change of state.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     */
    post: operations['onCallRinging'];
  };
  'call.unhold': {
    parameters: {};
    /**
     * Call taken off hold
     * @description Sent when a held call is taken off hold. `call_id` is that of the `call.hold` before it.
     *
     *     The time between the two `event_time` values is how long the call was held. Add these times up where a
     *     call was held more than once, and do not count the event as another `call.connected`. Go by `event_name`
     *     rather than by `state`. When one of the pair is missing, read `data.state` of `GET /calls/{id}`.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     */
    post: operations['onCallUnhold'];
  };
  'monitor.audio_ready': {
    parameters: {};
    /**
     * Recording audio ready
     * @description Sent when the audio of a recording can be downloaded. `monitor_id` is the id of the recording, `call_id`
     *     that of the call and `size` the number of bytes of the file.
     *
     *     Download the audio with `GET /monitors/{id}.mp3` and compare its length with `size`: a body of another
     *     length, or one of JSON, is not the recording. Do not rely on the event alone; a daily `GET /monitors` with
     *     a filter on `timestamp` finds what was not announced. For the CDR, filter `GET /cdrs` on `live_id` equal
     *     to `call_id`.
     *
     *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
     *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     */
    post: operations['onMonitorAudioReady'];
  };
  'sms.received': {
    parameters: {};
    /**
     * SMS received
     * @description Sent when the account receives an SMS. The body has the whole message in `from_no`, `to_no` and `text`;
     *     `user_id` is the user account that received it, null or absent where there is none.
     *
     *     Put incoming messages into a CRM or a ticket with it, and reply with `POST /sms` from `to_no` to
     *     `from_no`. To leave out call events, create a webhook with the event type received SMS only. `id` is that
     *     of the event: to find the message in `GET /sms`, filter on sender and time. Deliveries are not signed, so
     *     accept them only at an address with a user and password or a secret path in it.
     *
     *     Ledger N-07: Event type to event_name. Each event names no type; descriptions say only what the documents state.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security; the descriptions name the two ways.
     */
    post: operations['onSmsReceived'];
  };
}
export interface components {
  schemas: {
    Acknowledgement: Acknowledgement;
    AclRole: AclRole;
    AclRoleCollection: AclRoleCollection;
    AclRoleSingle: AclRoleSingle;
    ApiToken: ApiToken;
    ApiTokenCollection: ApiTokenCollection;
    ApiTokenCreate: ApiTokenCreate;
    ApiTokenSingle: ApiTokenSingle;
    Call: Call;
    CallCollection: CallCollection;
    CallConnectedEvent: CallConnectedEvent;
    CallCreate: CallCreate;
    CallDtmfEvent: CallDtmfEvent;
    CallEvent: CallEvent;
    CallFlow: CallFlow;
    CallFlowCollection: CallFlowCollection;
    CallFlowSingle: CallFlowSingle;
    CallHangupEvent: CallHangupEvent;
    CallHoldEvent: CallHoldEvent;
    CallInitialEvent: CallInitialEvent;
    CallLabel: CallLabel;
    CallLabelCollection: CallLabelCollection;
    CallLabelInput: CallLabelInput;
    CallLabelSingle: CallLabelSingle;
    CallMeBackButton: CallMeBackButton;
    CallMeBackButtonCreate: CallMeBackButtonCreate;
    CallMeBackButtonSingle: CallMeBackButtonSingle;
    CallMeBackButtonUpdate: CallMeBackButtonUpdate;
    CallMeBackCdr: CallMeBackCdr;
    CallMeBackCdrCollection: CallMeBackCdrCollection;
    CallMeBackSetting: CallMeBackSetting;
    CallMeBackSettingCollection: CallMeBackSettingCollection;
    CallMeBackSettingInput: CallMeBackSettingInput;
    CallMeBackSettingSingle: CallMeBackSettingSingle;
    CallMeBackVisitor: CallMeBackVisitor;
    CallMeBackVisitorCollection: CallMeBackVisitorCollection;
    CallMissedEvent: CallMissedEvent;
    CallRingingEvent: CallRingingEvent;
    CallSingle: CallSingle;
    CallTrackingCdrCollection: CallTrackingCdrCollection;
    CallTrackingDdiBulkUpdate: CallTrackingDdiBulkUpdate;
    CallTrackingDdiBulkUpdateItem: CallTrackingDdiBulkUpdateItem;
    CallUnholdEvent: CallUnholdEvent;
    CallUpdate: CallUpdate;
    Campaign: Campaign;
    CampaignCollection: CampaignCollection;
    CampaignCreate: CampaignCreate;
    CampaignSingle: CampaignSingle;
    CannedResponse: CannedResponse;
    CannedResponseCollection: CannedResponseCollection;
    CannedResponseInput: CannedResponseInput;
    CannedResponseSingle: CannedResponseSingle;
    Cdr: Cdr;
    CdrBulkUpdate: CdrBulkUpdate;
    CdrBulkUpdateItem: CdrBulkUpdateItem;
    CdrCollection: CdrCollection;
    CdrSingle: CdrSingle;
    Chat: Chat;
    ChatCollection: ChatCollection;
    ChatSingle: ChatSingle;
    Conference: Conference;
    ConferenceCollection: ConferenceCollection;
    ConferenceInput: ConferenceInput;
    ConferenceSingle: ConferenceSingle;
    ConfirmationRequest: ConfirmationRequest;
    Contact: Contact;
    ContactBulkUpdate: ContactBulkUpdate;
    ContactBulkUpdateItem: ContactBulkUpdateItem;
    ContactCollection: ContactCollection;
    ContactInput: ContactInput;
    ContactSingle: ContactSingle;
    Ddi: Ddi;
    DdiCollection: DdiCollection;
    DdiSingle: DdiSingle;
    DictionaryCollection: DictionaryCollection;
    ErrorBody: ErrorBody;
    Fax: Fax;
    FaxCollection: FaxCollection;
    FieldError: FieldError;
    FieldsParameter: FieldsParameter;
    FilterCondition: FilterCondition;
    FilterList: FilterList;
    FilterOperator: FilterOperator;
    FilterParameter: FilterParameter;
    GroupByParameter: GroupByParameter;
    IncludeParameter: IncludeParameter;
    Ivr: Ivr;
    IvrCollection: IvrCollection;
    IvrCreate: IvrCreate;
    IvrSingle: IvrSingle;
    IvrUpdate: IvrUpdate;
    LeadcallCreate: LeadcallCreate;
    Links: Links;
    LiveCallId: LiveCallId;
    LoginCredentials: LoginCredentials;
    Me: Me;
    MediaSession: MediaSession;
    MediaSessionCollection: MediaSessionCollection;
    MediaSessionSingle: MediaSessionSingle;
    MeSingle: MeSingle;
    Monitor: Monitor;
    MonitorAiDictionary: MonitorAiDictionary;
    MonitorAiDictionaryCollection: MonitorAiDictionaryCollection;
    MonitorAiDictionarySingle: MonitorAiDictionarySingle;
    MonitorAudioReadyEvent: MonitorAudioReadyEvent;
    MonitorCollection: MonitorCollection;
    MonitorSingle: MonitorSingle;
    MonitorUpdate: MonitorUpdate;
    Msdr: Msdr;
    MsdrCollection: MsdrCollection;
    MsdrSingle: MsdrSingle;
    PasswordReset: PasswordReset;
    PasswordResetRequest: PasswordResetRequest;
    PickupGroup: PickupGroup;
    PickupGroupCollection: PickupGroupCollection;
    PickupGroupSingle: PickupGroupSingle;
    Pong: Pong;
    Queue: Queue;
    QueueCollection: QueueCollection;
    QueueCreate: QueueCreate;
    QueueGroup: QueueGroup;
    QueueGroupCollection: QueueGroupCollection;
    QueueGroupInput: QueueGroupInput;
    QueueGroupSingle: QueueGroupSingle;
    QueueMembersResult: QueueMembersResult;
    QueueMembersUpdate: QueueMembersUpdate;
    QueueMemberUpdate: QueueMemberUpdate;
    QueueSingle: QueueSingle;
    QueueUser: QueueUser;
    RecordId: RecordId;
    RecordIdList: RecordIdList;
    ReportSchedule: ReportSchedule;
    ReportScheduleCollection: ReportScheduleCollection;
    ReportScheduleInput: ReportScheduleInput;
    ReportScheduleSingle: ReportScheduleSingle;
    RingGroup: RingGroup;
    RingGroupCollection: RingGroupCollection;
    RingGroupInput: RingGroupInput;
    RingGroupSingle: RingGroupSingle;
    RoutingRule: RoutingRule;
    RoutingRuleCollection: RoutingRuleCollection;
    RoutingRuleInput: RoutingRuleInput;
    RoutingRuleSingle: RoutingRuleSingle;
    SecondFactorRequest: SecondFactorRequest;
    SecondFactorRequired: SecondFactorRequired;
    Sms: Sms;
    SmsCollection: SmsCollection;
    SmsCreate: SmsCreate;
    SmsReceivedEvent: SmsReceivedEvent;
    SmsSingle: SmsSingle;
    SortDirection: SortDirection;
    SortParameter: SortParameter;
    SubResource: SubResource;
    Timestamp: Timestamp;
    TimestampOrNull: TimestampOrNull;
    Total: Total;
    UnspecifiedBody: UnspecifiedBody;
    UnspecifiedRecord: UnspecifiedRecord;
    User: User;
    UserBulkUpdate: UserBulkUpdate;
    UserBulkUpdateItem: UserBulkUpdateItem;
    UserCollection: UserCollection;
    UserGroup: UserGroup;
    UserGroupCollection: UserGroupCollection;
    UserGroupInput: UserGroupInput;
    UserGroupSingle: UserGroupSingle;
    UserSession: UserSession;
    UserSingle: UserSingle;
    VmAnnouncement: VmAnnouncement;
    VmAnnouncementCollection: VmAnnouncementCollection;
    VmAnnouncementInput: VmAnnouncementInput;
    VmAnnouncementSingle: VmAnnouncementSingle;
    Voicemessage: Voicemessage;
    VoicemessageBulkUpdate: VoicemessageBulkUpdate;
    VoicemessageBulkUpdateItem: VoicemessageBulkUpdateItem;
    VoicemessageCollection: VoicemessageCollection;
    VoicemessageSingle: VoicemessageSingle;
    Webcall: Webcall;
    WebcallCollection: WebcallCollection;
    WebcallCreate: WebcallCreate;
    WebcallSingle: WebcallSingle;
  };
  responses: {
    /** @description There is no live call with this id. If there was one, it has ended; look for its CDR in `GET /cdrs` with a filter on `live_id`. */
    CallNotLive: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The deletion is accepted, and may still be in progress.
     *
     *     Ledger N-35: Body of an accepted deletion. 202 without a declared body.
     */
    DeletionAccepted: {};
    /**
     * @description Your server has taken the event. Respond with any 2xx as soon as the event is authenticated and stored, also to an event that you do not know, and work on it afterwards. After another response the same body may come more than once, so be ready for an event whose `id` you already have.
     *
     *     Ledger O-11: Delivery of webhooks. The range 2XX is the response of a receiver; no number of retries is claimed (O-66).
     *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. An open question that widens nothing: `src` is any string, and the descriptions advise receivers.
     */
    EventTaken: {};
    /**
     * @description The filter was refused: a property that cannot be filtered, or an unknown operator. `message` is then `Filtration error`.
     *
     *     Ledger O-41: 400 of collections. 400 is declared on every collection GET, marked.
     *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all optional; the examples have the observed messages.
     */
    FilterRefused: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The user of the token may not perform this operation.
     *
     *     Ledger N-05: Role or permission for an operation. 403 is declared where the documents list it; no operation names a role.
     */
    Forbidden: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description No phone of the originating user is online, so there is nothing to start the call from. It comes after about ten seconds. Ask the user to switch a phone on before you send the request again.
     *
     *     Ledger O-40: 412 of POST /calls. 412 is declared, marked.
     */
    NoPhoneOnline: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description There is no record with this id. */
    NotFound: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The request was refused because of what was sent, such as an id that is not an integer.
     *
     *     Ledger N-71: Unknown ids where 404 is not listed. `4XX` is declared where neither is listed, since a request may fail for the information given; elsewhere nothing beyond the listed statuses.
     */
    Refused: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description The token is missing, unknown, destroyed or expired. Sign in again, or use another token. */
    Unauthorized: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The request was refused because of what was sent. `errors` names the fields, where it is not empty.
     *
     *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all optional; the examples have the observed messages.
     */
    ValidationFailed: {
      content: {
        'application/json': ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Direction of `sort`.
     *
     *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
     *
     *     `ASC` for ascending, `DESC` for descending.
     *
     *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
     */
    dir: SortDirection;
    /**
     * @description The phone number, as in `e164` of `GET /ddis`: E.164, with or without `+`.
     *
     *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
     */
    e164: string;
    /**
     * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
     *
     *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
     *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
     */
    limit: number;
    /**
     * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
     *
     *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
     *     Ledger O-12: Page past the end. Described so.
     *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
     */
    page: number;
    /**
     * @description One side of the thread, a phone number or an id. The example is a number of the account.
     *
     *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
     */
    threadFrom: unknown;
    /**
     * @description The other side of the thread, a phone number or an id. The example is the number of a contact.
     *
     *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
     */
    threadTo: unknown;
    /**
     * @description The API token itself, as in `token` of `GET /apitokens`. Keep the address out of logs, because the token in it is a secret.
     *
     *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
     *     Ledger O-16: Form of a token. An opaque string.
     */
    token: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type ResponseCallNotLive = components['responses']['CallNotLive'];
export type ResponseDeletionAccepted = components['responses']['DeletionAccepted'];
export type ResponseEventTaken = components['responses']['EventTaken'];
export type ResponseFilterRefused = components['responses']['FilterRefused'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNoPhoneOnline = components['responses']['NoPhoneOnline'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseRefused = components['responses']['Refused'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ParameterDir = components['parameters']['dir'];
export type ParameterE164 = components['parameters']['e164'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterPage = components['parameters']['page'];
export type ParameterThreadFrom = components['parameters']['threadFrom'];
export type ParameterThreadTo = components['parameters']['threadTo'];
export type ParameterToken = components['parameters']['token'];
export type $defs = Record<string, never>;
export type ListAclRolesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of an ACL role to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an ACL role must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/aclroles'>;
  /** @description Field of an ACL role to group by. */
  group_by?: '_name' | 'id' | 'name' | 'product_code';
  /**
   * @description Related records to put into each ACL role.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of an ACL role to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listAclRoles {
  parameters: {
    query?: ListAclRolesQuery;
  };
  responses: {
    /** @description One page of ACL roles. */
    200: {
      content: {
        'application/json': AclRoleCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetAclRolePath = {
  /**
   * @description Id of the ACL role.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getAclRole {
  parameters: {
    path: GetAclRolePath;
  };
  responses: {
    /** @description The ACL role. */
    200: {
      content: {
        'application/json': AclRoleSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListApiTokensQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of an API token to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an API token must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/apitokens'>;
  /** @description Field of an API token to group by. */
  group_by?:
    | 'created_at'
    | 'customer_id'
    | 'expiry'
    | 'host'
    | 'last_request_at'
    | 'name'
    | 'token'
    | 'user_agent'
    | 'user_id';
  /**
   * @description Related records to put into each API token.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of an API token to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listApiTokens {
  parameters: {
    query?: ListApiTokensQuery;
  };
  responses: {
    /** @description One page of API tokens. */
    200: {
      content: {
        'application/json': ApiTokenCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createApiToken {
  parameters: {};
  /** @description Name and idle time of the new token. */
  requestBody: {
    content: {
      'application/json': ApiTokenCreate;
    };
  };
  responses: {
    /**
     * @description The token was not created, for instance because the user already has one of this name.
     *
     *     Ledger N-52: Errors of POST /apitokens. 401 by the general rule, and the range 4XX.
     *     Ledger O-04: Meaning of expiry. Described so.
     */
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The token was created and is at `data.token`.
     *
     *     Ledger O-03: Success of POST /apitokens. 201 is declared; `links` is optional there.
     */
    201: {
      content: {
        'application/json': ApiTokenSingle;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type DeleteApiTokenPath = {
  /**
   * @description The API token itself, as in `token` of `GET /apitokens`. Keep the address out of logs, because the token in it is a secret.
   *
   *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
   *     Ledger O-16: Form of a token. An opaque string.
   */
  token: components['parameters']['token'];
};
interface deleteApiToken {
  parameters: {
    path: DeleteApiTokenPath;
  };
  responses: {
    /**
     * @description The token is deleted.
     *
     *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
     */
    '2XX': {};
    /**
     * @description The token was not deleted.
     *
     *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
     */
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallFlowsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a call flow to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call flow must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/callflows'>;
  /** @description Field of a call flow to group by. */
  group_by?: 'created_at' | 'description' | 'id' | 'name' | 'status' | 'thumbnail';
  /**
   * @description Related records to put into each call flow.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a call flow to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallFlows {
  parameters: {
    query?: ListCallFlowsQuery;
  };
  responses: {
    /** @description One page of call flows. */
    200: {
      content: {
        'application/json': CallFlowCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallFlowPath = {
  /**
   * @description Id of the call flow.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getCallFlow {
  parameters: {
    path: GetCallFlowPath;
  };
  responses: {
    /** @description The call flow. */
    200: {
      content: {
        'application/json': CallFlowSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCallLabelsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a call label to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call label must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/calllabels'>;
  /**
   * @description Field of a call label to group by.
   *
   *     Name of a field. Records with the same value of it are grouped.
   *
   *     Ledger N-18: Response to group_by. A grouped response is declared as the same collection.
   */
  group_by?: GroupByParameter;
  /**
   * @description Related records to put into each call label.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a call label to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallLabels {
  parameters: {
    query?: ListCallLabelsQuery;
  };
  responses: {
    /** @description One page of call labels. */
    200: {
      content: {
        'application/json': CallLabelCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCallLabel {
  parameters: {};
  /** @description The new label. */
  requestBody: {
    content: {
      'application/json': CallLabelInput;
    };
  };
  responses: {
    /** @description The label was created. */
    201: {
      content: {
        'application/json': CallLabelSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallLabelPath = {
  /**
   * @description Id of the call label.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getCallLabel {
  parameters: {
    path: GetCallLabelPath;
  };
  responses: {
    /** @description The label. */
    200: {
      content: {
        'application/json': CallLabelSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCallLabelPath = {
  /**
   * @description Id of the call label.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteCallLabel {
  parameters: {
    path: DeleteCallLabelPath;
  };
  responses: {
    /** @description The label is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateCallLabelPath = {
  /**
   * @description Id of the call label.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateCallLabel {
  parameters: {
    path: UpdateCallLabelPath;
  };
  /** @description The fields to change. */
  requestBody: {
    content: {
      'application/json': CallLabelInput;
    };
  };
  responses: {
    /** @description The changed label. */
    200: {
      content: {
        'application/json': CallLabelSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
interface createCallMeBackButton {
  parameters: {};
  /** @description The button. */
  requestBody: {
    content: {
      'application/json': CallMeBackButtonCreate;
    };
  };
  responses: {
    /** @description The button was created. Keep `data.id`. */
    201: {
      content: {
        'application/json': CallMeBackButtonSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallMeBackButtonPath = {
  /**
   * @description Id of the call-me-back button.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getCallMeBackButton {
  parameters: {
    path: GetCallMeBackButtonPath;
  };
  responses: {
    /** @description The button. */
    200: {
      content: {
        'application/json': CallMeBackButtonSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCallMeBackButtonPath = {
  /**
   * @description Id of the call-me-back button.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteCallMeBackButton {
  parameters: {
    path: DeleteCallMeBackButtonPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The button is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCallMeBackButtonPath = {
  /**
   * @description Id of the call-me-back button.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateCallMeBackButton {
  parameters: {
    path: UpdateCallMeBackButtonPath;
  };
  /** @description The fields to change. */
  requestBody: {
    content: {
      'application/json': CallMeBackButtonUpdate;
    };
  };
  responses: {
    /** @description The changed button. */
    200: {
      content: {
        'application/json': CallMeBackButtonSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallMeBackCdrsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a call-me-back CDR to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call-me-back CDR must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/callmeback/cdrs'>;
  /**
   * @description Field of a call-me-back CDR to group by.
   *
   *     Name of a field. Records with the same value of it are grouped.
   *
   *     Ledger N-18: Response to group_by. A grouped response is declared as the same collection.
   */
  group_by?: GroupByParameter;
  /**
   * @description Related records to put into each call-me-back CDR.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a call-me-back CDR to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallMeBackCdrs {
  parameters: {
    query?: ListCallMeBackCdrsQuery;
  };
  responses: {
    /** @description One page of call-me-back CDRs. */
    200: {
      content: {
        'application/json': CallMeBackCdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallMeBackSettingsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a call-me-back setting to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call-me-back setting must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/callmeback/settings'>;
  /** @description Field of a call-me-back setting to group by. */
  group_by?:
    | 'allowed_countries'
    | 'button_id'
    | 'created_at'
    | 'culture'
    | 'ddi'
    | 'floating_icon'
    | 'id'
    | 'max_call_rate'
    | 'name'
    | 'position'
    | 'privacy_policy_url'
    | 'show_to_allowed_countries_only'
    | 'title'
    | 'welcome_screen_msg';
  /**
   * @description Related records to put into each call-me-back setting.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a call-me-back setting to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallMeBackSettings {
  parameters: {
    query?: ListCallMeBackSettingsQuery;
  };
  responses: {
    /** @description One page of call-me-back settings. */
    200: {
      content: {
        'application/json': CallMeBackSettingCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCallMeBackSetting {
  parameters: {};
  /** @description The settings of the widget. */
  requestBody: {
    content: {
      'application/json': CallMeBackSettingInput;
    };
  };
  responses: {
    /** @description The settings were created. */
    201: {
      content: {
        'application/json': CallMeBackSettingSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCallMeBackSettingPath = {
  /**
   * @description Id of the call-me-back setting.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getCallMeBackSetting {
  parameters: {
    path: GetCallMeBackSettingPath;
  };
  responses: {
    /** @description The call-me-back settings. */
    200: {
      content: {
        'application/json': CallMeBackSettingSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCallMeBackSettingPath = {
  /**
   * @description Id of the call-me-back setting.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteCallMeBackSetting {
  parameters: {
    path: DeleteCallMeBackSettingPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The call-me-back settings are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCallMeBackSettingPath = {
  /**
   * @description Id of the call-me-back setting.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateCallMeBackSetting {
  parameters: {
    path: UpdateCallMeBackSettingPath;
  };
  /** @description The fields to change. */
  requestBody: {
    content: {
      'application/json': CallMeBackSettingInput;
    };
  };
  responses: {
    /** @description The changed call-me-back settings. */
    200: {
      content: {
        'application/json': CallMeBackSettingSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCallMeBackVisitorsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a visitor to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a visitor must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/callmeback/visitors'>;
  /**
   * @description Field of a visitor to group by.
   *
   *     Name of a field. Records with the same value of it are grouped.
   *
   *     Ledger N-18: Response to group_by. A grouped response is declared as the same collection.
   */
  group_by?: GroupByParameter;
  /**
   * @description Related records to put into each visitor.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a visitor to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallMeBackVisitors {
  parameters: {
    query?: ListCallMeBackVisitorsQuery;
  };
  responses: {
    /** @description One page of call-me-back visitors. */
    200: {
      content: {
        'application/json': CallMeBackVisitorCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallMeBackWebsitesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a website to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a website must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/callmeback/websites'>;
  /** @description Field of a website to group by. */
  group_by?:
    | 'allowed_countries'
    | 'button_id'
    | 'created_at'
    | 'culture'
    | 'ddi'
    | 'floating_icon'
    | 'id'
    | 'max_call_rate'
    | 'name'
    | 'position'
    | 'privacy_policy_url'
    | 'show_to_allowed_countries_only'
    | 'title'
    | 'welcome_screen_msg';
  /**
   * @description Related records to put into each website.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a website to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallMeBackWebsites {
  parameters: {
    query?: ListCallMeBackWebsitesQuery;
  };
  responses: {
    /** @description One page of websites. */
    200: {
      content: {
        'application/json': CallMeBackSettingCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a live call to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a live call must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/calls'>;
  /** @description Field of a live call to group by. */
  group_by?:
    | 'clid'
    | 'connected_at'
    | 'context'
    | 'destination'
    | 'dst'
    | 'dst_call_id'
    | 'dst_codec'
    | 'dst_connection'
    | 'dst_contact'
    | 'dst_id'
    | 'dst_name'
    | 'dst_rate'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'min_charge'
    | 'monitor_state'
    | 'parent_id'
    | 'queue_state'
    | 'referred_by'
    | 'src'
    | 'src_call_id'
    | 'src_codec'
    | 'src_contact'
    | 'src_id'
    | 'src_name'
    | 'src_rate'
    | 'src_ua'
    | 'start_time'
    | 'state';
  /**
   * @description Related records to put into each live call.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a live call to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCalls {
  parameters: {
    query?: ListCallsQuery;
  };
  responses: {
    /** @description The live calls; `data` is empty when there are none. */
    200: {
      content: {
        'application/json': CallCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCall {
  parameters: {};
  /** @description Whom to call, and for whom. */
  requestBody: {
    content: {
      'application/json': CallCreate;
    };
  };
  responses: {
    /**
     * @description The call is being set up, and `data.state` is RINGING while the phone of `from` rings.
     *
     *     Ledger O-61: Two legs of a click to call. Described so. Who originates without `from` stays open (N-72).
     */
    201: {
      content: {
        'application/json': CallSingle;
      };
    };
    /**
     * @description The call was refused because of what was sent: often `from`, which takes the id of a user and nothing else.
     *
     *     Ledger O-14: from of POST /calls. A string of digits, with a warning.
     */
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
    412: components['responses']['NoPhoneOnline'];
  };
}
export type GetCallPath = {
  /**
   * @description Id of the live call.
   *
   *     Id of a live call: `data.id` of `POST /calls` and of `POST /leadcalls`, or `call_id` of an event. Not the id of a CDR. It can be larger than 2^32, so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   */
  id: LiveCallId;
};
interface getCall {
  parameters: {
    path: GetCallPath;
  };
  responses: {
    /** @description The live call. */
    200: {
      content: {
        'application/json': CallSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
export type DeleteCallPath = {
  /**
   * @description Id of the live call.
   *
   *     Id of a live call: `data.id` of `POST /calls` and of `POST /leadcalls`, or `call_id` of an event. Not the id of a CDR. It can be larger than 2^32, so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   */
  id: LiveCallId;
};
interface deleteCall {
  parameters: {
    path: DeleteCallPath;
  };
  responses: {
    /** @description The call is ended. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
export type UpdateCallPath = {
  /**
   * @description Id of the live call.
   *
   *     Id of a live call: `data.id` of `POST /calls` and of `POST /leadcalls`, or `call_id` of an event. Not the id of a CDR. It can be larger than 2^32, so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   */
  id: LiveCallId;
};
interface updateCall {
  parameters: {
    path: UpdateCallPath;
  };
  /** @description What to change about the call; send only the fields for it. */
  requestBody: {
    content: {
      'application/json': CallUpdate;
    };
  };
  responses: {
    /**
     * @description The call is changed. Clients of the platform's maker take any status from 200 to 399 as success.
     *
     *     Ledger O-71: Success of PATCH /calls/{id}. 2XX with the call is declared beside 301; nothing is claimed about `Location`.
     */
    '2XX': {
      content: {
        'application/json': CallSingle;
      };
    };
    /**
     * @description The call is changed, and is in `data`. This is the documented success of the operation.
     *
     *     Ledger C-21: 301 as the success of PATCH /calls/{id}. 301 with a body is a success, beside the range of O-71; nothing is claimed about `Location`.
     *     Ledger O-71: Success of PATCH /calls/{id}. 2XX with the call is declared beside 301; nothing is claimed about `Location`.
     */
    301: {
      content: {
        'application/json': CallSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['CallNotLive'];
  };
}
export type ListCallMonitorsPath = {
  /**
   * @description Id of the live call.
   *
   *     Id of a live call: `data.id` of `POST /calls` and of `POST /leadcalls`, or `call_id` of an event. Not the id of a CDR. It can be larger than 2^32, so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   */
  id: LiveCallId;
};
interface listCallMonitors {
  parameters: {
    path: ListCallMonitorsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The recording records of the call. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallTracePath = {
  /**
   * @description Id of the live call.
   *
   *     Id of a live call: `data.id` of `POST /calls` and of `POST /leadcalls`, or `call_id` of an event. Not the id of a CDR. It can be larger than 2^32, so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   */
  id: LiveCallId;
};
interface listCallTrace {
  parameters: {
    path: ListCallTracePath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The trace records of the call. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListCampaignsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a campaign to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a campaign must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/calltracking/campaigns'>;
  /** @description Field of a campaign to group by. */
  group_by?:
    | 'call_flow'
    | 'call_me_back_setting_id'
    | 'call_tracking_setting_id'
    | 'channels'
    | 'chat_setting_id'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'rules'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri'
    | 'url';
  /**
   * @description Related records to put into each campaign.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a campaign to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCampaigns {
  parameters: {
    query?: ListCampaignsQuery;
  };
  responses: {
    /** @description One page of campaigns. */
    200: {
      content: {
        'application/json': CampaignCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCampaign {
  parameters: {};
  /** @description The campaign. */
  requestBody: {
    content: {
      'application/json': CampaignCreate;
    };
  };
  responses: {
    /** @description The campaign was created. */
    201: {
      content: {
        'application/json': CampaignSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallTrackingCdrsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a call of call tracking to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call of call tracking must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/calltracking/cdrs'>;
  /** @description Field of a call of call tracking to group by. */
  group_by?:
    | 'billsec'
    | 'call_id'
    | 'calldate'
    | 'charge'
    | 'clid'
    | 'context'
    | 'destination'
    | 'disposition'
    | 'dst'
    | 'dst_codec'
    | 'dst_id'
    | 'dst_name'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'info'
    | 'is_root'
    | 'live_id'
    | 'parent_live_id'
    | 'rate'
    | 'root_live_id'
    | 'server_id'
    | 'sip_endpoint_id'
    | 'src'
    | 'src_codec'
    | 'src_id'
    | 'src_name'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  /**
   * @description Related records to put into each call of call tracking.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a call of call tracking to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallTrackingCdrs {
  parameters: {
    query?: ListCallTrackingCdrsQuery;
  };
  responses: {
    /** @description One page of call tracking records. */
    200: {
      content: {
        'application/json': CallTrackingCdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListCallTrackingDdisQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a number of call tracking to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a number of call tracking must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/calltracking/ddis'>;
  /** @description Field of a number of call tracking to group by. */
  group_by?:
    | 'call_flow'
    | 'channels'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri';
  /**
   * @description Related records to put into each number of call tracking.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a number of call tracking to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCallTrackingDdis {
  parameters: {
    query?: ListCallTrackingDdisQuery;
  };
  responses: {
    /** @description One page of the numbers used for call tracking. */
    200: {
      content: {
        'application/json': DdiCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateCallTrackingDdis {
  parameters: {};
  /** @description The numbers, each with its campaign. */
  requestBody: {
    content: {
      'application/json': CallTrackingDdiBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The numbers were assigned.
     *
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCdrsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a CDR to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a CDR must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/cdrs'>;
  /** @description Field of a CDR to group by. */
  group_by?:
    | 'billsec'
    | 'call_id'
    | 'calldate'
    | 'charge'
    | 'clid'
    | 'context'
    | 'destination'
    | 'disposition'
    | 'dst'
    | 'dst_codec'
    | 'dst_id'
    | 'dst_name'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'info'
    | 'is_root'
    | 'live_id'
    | 'parent_live_id'
    | 'rate'
    | 'root_live_id'
    | 'server_id'
    | 'sip_endpoint_id'
    | 'src'
    | 'src_codec'
    | 'src_id'
    | 'src_name'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  /**
   * @description Related records to put into each CDR.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a CDR to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCdrs {
  parameters: {
    query?: ListCdrsQuery;
  };
  responses: {
    /**
     * @description One page of CDRs; `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': CdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllCdrs {
  parameters: {};
  responses: {
    /** @description All CDRs are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateCdrs {
  parameters: {};
  /** @description The CDRs to change, each with its `id`. */
  requestBody: {
    content: {
      'application/json': CdrBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The CDRs were changed.
     *
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetCdrPath = {
  /**
   * @description Id of the CDR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getCdr {
  parameters: {
    path: GetCdrPath;
  };
  responses: {
    /** @description The CDR. */
    200: {
      content: {
        'application/json': CdrSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadCdrPcapPath = {
  /**
   * @description Id of the CDR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface downloadCdrPcap {
  parameters: {
    path: DownloadCdrPcapPath;
  };
  responses: {
    /** @description The packet capture. */
    200: {
      content: {
        /** @description Ledger N-50: Content types of traces, captures and CSV. Any media type, `*\/*`. */
        '*/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadCdrTracePath = {
  /**
   * @description Id of the CDR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface downloadCdrTrace {
  parameters: {
    path: DownloadCdrTracePath;
  };
  responses: {
    /** @description The SIP trace. */
    200: {
      content: {
        /** @description Ledger N-50: Content types of traces, captures and CSV. Any media type, `*\/*`. */
        '*/*': string;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCdrNotesPath = {
  /**
   * @description Id of the CDR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface listCdrNotes {
  parameters: {
    path: ListCdrNotesPath;
  };
  responses: {
    /**
     * @description The notes of the CDR.
     *
     *     Ledger N-45: Fields of a CDR note. `data` is an object or an array of objects of any fields.
     */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListTrackedCdrsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a tracked call to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a tracked call must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/cdrs/calltracking'>;
  /** @description Field of a tracked call to group by. */
  group_by?:
    | 'billsec'
    | 'call_id'
    | 'calldate'
    | 'charge'
    | 'clid'
    | 'context'
    | 'destination'
    | 'disposition'
    | 'dst'
    | 'dst_codec'
    | 'dst_id'
    | 'dst_name'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'info'
    | 'is_root'
    | 'live_id'
    | 'parent_live_id'
    | 'rate'
    | 'root_live_id'
    | 'server_id'
    | 'sip_endpoint_id'
    | 'src'
    | 'src_codec'
    | 'src_id'
    | 'src_name'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  /**
   * @description Related records to put into each tracked call.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a tracked call to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listTrackedCdrs {
  parameters: {
    query?: ListTrackedCdrsQuery;
  };
  responses: {
    /** @description One page of call tracking records. */
    200: {
      content: {
        'application/json': CallTrackingCdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listCdrDictionaries {
  parameters: {};
  responses: {
    /** @description The dictionaries of CDRs. */
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllChatMessages {
  parameters: {};
  responses: {
    /** @description All chat messages are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
export type DeleteChatMessagesPath = {
  /**
   * @description Ids of the chat messages.
   *
   *     Ids of records, separated by commas: `/7001,7002`. Never send an empty list: an address that ends after the slash is one character away from the operation that deletes everything.
   */
  ids: RecordId | RecordIdList;
};
interface deleteChatMessages {
  parameters: {
    path: DeleteChatMessagesPath;
  };
  responses: {
    /** @description The chat messages are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListChatsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a chat to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a chat must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/chats'>;
  /** @description Field of a chat to group by. */
  group_by?:
    | 'created_at'
    | 'customer_id'
    | 'duration'
    | 'id'
    | 'operator_id'
    | 'operator_ua'
    | 'state'
    | 'visitor_city'
    | 'visitor_country'
    | 'visitor_email'
    | 'visitor_geo'
    | 'visitor_id'
    | 'visitor_ip'
    | 'visitor_name'
    | 'visitor_referer'
    | 'visitor_ua'
    | 'website_id';
  /**
   * @description Related records to put into each chat.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a chat to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listChats {
  parameters: {
    query?: ListChatsQuery;
  };
  responses: {
    /** @description One page of chats. */
    200: {
      content: {
        'application/json': ChatCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetChatPath = {
  /**
   * @description Id of the chat.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getChat {
  parameters: {
    path: GetChatPath;
  };
  responses: {
    /** @description The chat. */
    200: {
      content: {
        'application/json': ChatSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListConferencesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a conference to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a conference must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/conferences'>;
  /** @description Field of a conference to group by. */
  group_by?: 'ann_join_leave' | 'confno' | 'confno_pstn' | 'id' | 'monitor' | 'name' | 'pin' | 'pin_pstn';
  /**
   * @description Related records to put into each conference.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a conference to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listConferences {
  parameters: {
    query?: ListConferencesQuery;
  };
  responses: {
    /** @description One page of conference rooms. */
    200: {
      content: {
        'application/json': ConferenceCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createConference {
  parameters: {};
  /** @description The room. */
  requestBody: {
    content: {
      'application/json': ConferenceInput;
    };
  };
  responses: {
    /** @description The room was created. */
    201: {
      content: {
        'application/json': ConferenceSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetConferencePath = {
  /**
   * @description Id of the conference.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getConference {
  parameters: {
    path: GetConferencePath;
  };
  responses: {
    /** @description The conference room. */
    200: {
      content: {
        'application/json': ConferenceSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteConferencePath = {
  /**
   * @description Id of the conference.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteConference {
  parameters: {
    path: DeleteConferencePath;
  };
  responses: {
    /** @description The room is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateConferencePath = {
  /**
   * @description Id of the conference.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateConference {
  parameters: {
    path: UpdateConferencePath;
  };
  /** @description The fields to change. */
  requestBody: {
    content: {
      'application/json': ConferenceInput;
    };
  };
  responses: {
    /** @description The changed room. */
    200: {
      content: {
        'application/json': ConferenceSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface resendConfirmation {
  parameters: {};
  /** @description The address to send the e-mail to. */
  requestBody: {
    content: {
      'application/json': ConfirmationRequest;
    };
  };
  responses: {
    /**
     * @description The request was accepted.
     *
     *     Ledger N-06: Bodies of the account recovery responses. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
export type ListContactsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a contact to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a contact must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/contacts'>;
  /** @description Field of a contact to group by. */
  group_by?:
    | 'company'
    | 'created_at'
    | 'dialler_source_id'
    | 'email'
    | 'ext'
    | 'first_name'
    | 'global'
    | 'group_name'
    | 'id'
    | 'internal'
    | 'last_call_at'
    | 'last_name'
    | 'mobile'
    | 'mobile_1'
    | 'mobile_2'
    | 'nb_call_attempts'
    | 'next_call_at'
    | 'notes'
    | 'outcome_id'
    | 'rel_user_id'
    | 'tel'
    | 'tel_1'
    | 'tel_2'
    | 'type'
    | 'user_id';
  /**
   * @description Related records to put into each contact.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a contact to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listContacts {
  parameters: {
    query?: ListContactsQuery;
  };
  responses: {
    /** @description One page of contacts. */
    200: {
      content: {
        'application/json': ContactCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createContact {
  parameters: {};
  /** @description The contact. */
  requestBody: {
    content: {
      'application/json': ContactInput;
    };
  };
  responses: {
    /** @description The contact as stored. */
    201: {
      content: {
        'application/json': ContactSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateContacts {
  parameters: {};
  /** @description The contacts to change, each with its id. */
  requestBody: {
    content: {
      'application/json': ContactBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The contacts were changed.
     *
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetContactPath = {
  /**
   * @description Id of the contact.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getContact {
  parameters: {
    path: GetContactPath;
  };
  responses: {
    /** @description The contact. */
    200: {
      content: {
        'application/json': ContactSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteContactsPath = {
  /**
   * @description Ids of the contacts.
   *
   *     Ids of records, separated by commas: `/7001,7002`. Never send an empty list: an address that ends after the slash is one character away from the operation that deletes everything.
   */
  id: RecordId | RecordIdList;
};
interface deleteContacts {
  parameters: {
    path: DeleteContactsPath;
  };
  responses: {
    202: components['responses']['DeletionAccepted'];
    /** @description The contacts are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateContactPath = {
  /**
   * @description Id of the contact.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateContact {
  parameters: {
    path: UpdateContactPath;
  };
  /** @description The fields to change. */
  requestBody: {
    content: {
      'application/json': ContactInput;
    };
  };
  responses: {
    /** @description The contact after the change. */
    200: {
      content: {
        'application/json': ContactSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListContactCdrsPath = {
  /**
   * @description Id of the contact.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface listContactCdrs {
  parameters: {
    path: ListContactCdrsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The calls of the contact. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type DeleteCustomerPath = {
  /**
   * @description Id of the customer account.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteCustomer {
  parameters: {
    path: DeleteCustomerPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The customer account is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListDdisQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a number to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a number must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/ddis'>;
  /** @description Field of a number to group by. */
  group_by?:
    | 'call_flow'
    | 'channels'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri';
  /**
   * @description Related records to put into each number.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a number to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listDdis {
  parameters: {
    query?: ListDdisQuery;
  };
  responses: {
    /** @description One page of phone numbers. */
    200: {
      content: {
        'application/json': DdiCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetDdiPath = {
  /**
   * @description The phone number, as in `e164` of `GET /ddis`: E.164, with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   */
  e164: components['parameters']['e164'];
};
interface getDdi {
  parameters: {
    path: GetDdiPath;
  };
  responses: {
    /** @description The number. */
    200: {
      content: {
        'application/json': DdiSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListTrackedDdisQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a tracked number to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a tracked number must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/ddis/calltracking'>;
  /** @description Field of a tracked number to group by. */
  group_by?:
    | 'call_flow'
    | 'channels'
    | 'cli_hide'
    | 'cli_prefix'
    | 'created_at'
    | 'e164'
    | 'esc_enabled'
    | 'fax_email'
    | 'fax_enabled'
    | 'flag'
    | 'has_fax_password'
    | 'id'
    | 'info'
    | 'name'
    | 'rate'
    | 'sms_email'
    | 'sms_enabled'
    | 'status'
    | 'target_id'
    | 'target_type'
    | 'tel_verified'
    | 'uri';
  /**
   * @description Related records to put into each tracked number.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a tracked number to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listTrackedDdis {
  parameters: {
    query?: ListTrackedDdisQuery;
  };
  responses: {
    /** @description One page of the numbers used for call tracking. */
    200: {
      content: {
        'application/json': DdiCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface listDdiDictionaries {
  parameters: {};
  responses: {
    /** @description The dictionaries of numbers. */
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListFaxesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a fax to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a fax must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/faxes'>;
  /** @description Field of a fax to group by. */
  group_by?: 'charge' | 'created_at' | 'filename' | 'from' | 'id' | 'pages' | 'status' | 'to' | 'type';
  /**
   * @description Related records to put into each fax.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a fax to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listFaxes {
  parameters: {
    query?: ListFaxesQuery;
  };
  responses: {
    /** @description One page of faxes. */
    200: {
      content: {
        'application/json': FaxCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type ListIvrsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of an IVR to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an IVR must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/ivrs'>;
  /** @description Field of an IVR to group by. */
  group_by?:
    | 'eight'
    | 'eight_sounds'
    | 'ext_dialing'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'five'
    | 'five_sounds'
    | 'four'
    | 'four_sounds'
    | 'hash'
    | 'id'
    | 'language'
    | 'name'
    | 'nine'
    | 'nine_sounds'
    | 'number'
    | 'one'
    | 'one_sounds'
    | 'post_sounds'
    | 'random_choice'
    | 'random_dst'
    | 'repeats'
    | 'ring_time'
    | 'seven'
    | 'seven_sounds'
    | 'six'
    | 'six_sounds'
    | 'sounds'
    | 'star'
    | 'three'
    | 'three_sounds'
    | 'timeout'
    | 'two'
    | 'two_sounds'
    | 'zero';
  /**
   * @description Related records to put into each IVR.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of an IVR to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listIvrs {
  parameters: {
    query?: ListIvrsQuery;
  };
  responses: {
    /** @description One page of IVRs. */
    200: {
      content: {
        'application/json': IvrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createIvr {
  parameters: {};
  /** @description The IVR. */
  requestBody: {
    content: {
      'application/json': IvrCreate;
    };
  };
  responses: {
    /** @description The IVR was created. */
    201: {
      content: {
        'application/json': IvrSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetIvrPath = {
  /**
   * @description Id of the IVR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getIvr {
  parameters: {
    path: GetIvrPath;
  };
  responses: {
    /** @description The IVR. */
    200: {
      content: {
        'application/json': IvrSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateIvrPath = {
  /**
   * @description Id of the IVR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateIvr {
  parameters: {
    path: UpdateIvrPath;
  };
  /** @description The fields to change. */
  requestBody: {
    content: {
      'application/json': IvrUpdate;
    };
  };
  responses: {
    /**
     * @description The changed IVR.
     *
     *     Ledger N-48: Rest of the IVR update. The fields up to final_dst_type are declared and others are let through; statuses are ranges.
     */
    '2XX': {
      content: {
        'application/json': IvrSingle;
      };
    };
    /**
     * @description The IVR was not changed.
     *
     *     Ledger N-48: Rest of the IVR update. The fields up to final_dst_type are declared and others are let through; statuses are ranges.
     */
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface createLeadcall {
  parameters: {};
  /** @description Whom to call, from which number, and what to say. */
  requestBody: {
    content: {
      'application/json': LeadcallCreate;
    };
  };
  responses: {
    /** @description The call to the lead is being set up. */
    201: {
      content: {
        'application/json': CallSingle;
      };
    };
    /**
     * @description The call was refused because of what was sent, for instance with `DDI not found` when `caller_id` is missing.
     *
     *     Ledger O-13: caller_id of POST /leadcalls. `caller_id` is required.
     */
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface login {
  parameters: {};
  /** @description The credentials of the user. */
  requestBody: {
    content: {
      'application/json': LoginCredentials;
    };
  };
  responses: {
    /** @description The credentials are right, and `user_token` is valid from now on. */
    200: {
      content: {
        'application/json': UserSession;
      };
    };
    /**
     * @description The credentials are right and the user has a second factor. A code was sent by e-mail; send it with `nonce` to `POST /login2fa`.
     *
     *     Ledger O-01: Second factor at login. 202 is declared with `nonce`; `code` and `nonce` are required.
     */
    202: {
      content: {
        'application/json': SecondFactorRequired;
      };
    };
    /** @description The e-mail address, the password or both are wrong, or the body was refused. */
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
  };
}
interface loginWithSecondFactor {
  parameters: {};
  /** @description The code from the e-mail and the nonce from `POST /login`. */
  requestBody: {
    content: {
      'application/json': SecondFactorRequest;
    };
  };
  responses: {
    /** @description The code is right, and `user_token` is valid from now on. */
    200: {
      content: {
        'application/json': UserSession;
      };
    };
    /** @description The code, the nonce or both are wrong, or the body was refused. */
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
  };
}
interface logout {
  parameters: {};
  responses: {
    /** @description The token is destroyed. */
    200: {
      content: {
        'application/json': Acknowledgement;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface getMe {
  parameters: {};
  responses: {
    /** @description The user behind the token. */
    200: {
      content: {
        'application/json': MeSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListMediaSessionsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a media session to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a media session must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/mediasessions'>;
  /** @description Field of a media session to group by. */
  group_by?:
    | 'call_id'
    | 'created_at'
    | 'dst_id'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'src_id'
    | 'src_ua'
    | 'status'
    | 'type'
    | 'updated_at'
    | 'user';
  /**
   * @description Related records to put into each media session.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a media session to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listMediaSessions {
  parameters: {
    query?: ListMediaSessionsQuery;
  };
  responses: {
    /** @description One page of media sessions. */
    200: {
      content: {
        'application/json': MediaSessionCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetMediaSessionPath = {
  /**
   * @description Id of the media session.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getMediaSession {
  parameters: {
    path: GetMediaSessionPath;
  };
  responses: {
    /** @description The media session. */
    200: {
      content: {
        'application/json': MediaSessionSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listMediaSessionDictionaries {
  parameters: {};
  responses: {
    /** @description The dictionaries of media sessions. */
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListMonitorsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a recording to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a recording must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/monitors'>;
  /** @description Field of a recording to group by. */
  group_by?:
    | 'called'
    | 'caller'
    | 'created_at'
    | 'cx_score'
    | 'duration'
    | 'id'
    | 'metadata'
    | 'sentiment'
    | 'size'
    | 'summary'
    | 'timestamp'
    | 'token'
    | 'transcript'
    | 'transcript_speakers'
    | 'type';
  /**
   * @description Related records to put into each recording.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a recording to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listMonitors {
  parameters: {
    query?: ListMonitorsQuery;
  };
  responses: {
    /**
     * @description One page of recordings. `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': MonitorCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllMonitors {
  parameters: {};
  responses: {
    202: components['responses']['DeletionAccepted'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetMonitorPath = {
  /**
   * @description Id of the recording.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getMonitor {
  parameters: {
    path: GetMonitorPath;
  };
  responses: {
    /** @description The record of the recording. */
    200: {
      content: {
        'application/json': MonitorSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteMonitorsPath = {
  /**
   * @description Ids of the recordings.
   *
   *     Ids of records, separated by commas: `/7001,7002`. Never send an empty list: an address that ends after the slash is one character away from the operation that deletes everything.
   */
  id: RecordId | RecordIdList;
};
interface deleteMonitors {
  parameters: {
    path: DeleteMonitorsPath;
  };
  responses: {
    /** @description The recordings are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateMonitorPath = {
  /**
   * @description Id of the recording.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateMonitor {
  parameters: {
    path: UpdateMonitorPath;
  };
  /** @description The results to store. */
  requestBody: {
    content: {
      'application/json': MonitorUpdate;
    };
  };
  responses: {
    /** @description The updated record of the recording. */
    200: {
      content: {
        'application/json': MonitorSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadMonitorMp3Path = {
  /**
   * @description Id of the recording.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface downloadMonitorMp3 {
  parameters: {
    path: DownloadMonitorMp3Path;
  };
  responses: {
    /**
     * @description The whole audio file, observed as `audio/mpeg3`.
     *
     *     Ledger O-06: Content type of .mp3. `audio/*`, 200 only.
     */
    200: {
      content: {
        /** @description Ledger O-06: Content type of .mp3. `audio/*`, 200 only. */
        'audio/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListMonitorAiDictionariesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of an AI dictionary to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an AI dictionary must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/monitors/aidictionary'>;
  /** @description Field of an AI dictionary to group by. */
  group_by?: 'created_at' | 'id' | 'token';
  /**
   * @description Related records to put into each AI dictionary.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of an AI dictionary to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listMonitorAiDictionaries {
  parameters: {
    query?: ListMonitorAiDictionariesQuery;
  };
  responses: {
    /** @description One page of AI dictionary records. */
    200: {
      content: {
        'application/json': MonitorAiDictionaryCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetMonitorAiDictionaryPath = {
  /**
   * @description Id of the AI dictionary.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getMonitorAiDictionary {
  parameters: {
    path: GetMonitorAiDictionaryPath;
  };
  responses: {
    /** @description The AI dictionary record. */
    200: {
      content: {
        'application/json': MonitorAiDictionarySingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListMsdrsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of an MSDR to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an MSDR must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/msdrs'>;
  /** @description Field of an MSDR to group by. */
  group_by?:
    | 'call_id'
    | 'created_at'
    | 'dst'
    | 'dst_id'
    | 'dst_ua'
    | 'duration'
    | 'id'
    | 'media_session_id'
    | 'src'
    | 'src_id'
    | 'src_ua'
    | 't_cause'
    | 'type'
    | 'user_id';
  /**
   * @description Related records to put into each MSDR.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of an MSDR to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listMsdrs {
  parameters: {
    query?: ListMsdrsQuery;
  };
  responses: {
    /**
     * @description One page of MSDRs. `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': MsdrCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetMsdrPath = {
  /**
   * @description Id of the MSDR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getMsdr {
  parameters: {
    path: GetMsdrPath;
  };
  responses: {
    /** @description The media session record. */
    200: {
      content: {
        'application/json': MsdrSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadMsdrPcapPath = {
  /**
   * @description Id of the MSDR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface downloadMsdrPcap {
  parameters: {
    path: DownloadMsdrPcapPath;
  };
  responses: {
    /** @description The packet capture. */
    200: {
      content: {
        /** @description Ledger N-50: Content types of traces, captures and CSV. Any media type, `*\/*`. */
        '*/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadMsdrTracePath = {
  /**
   * @description Id of the MSDR.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface downloadMsdrTrace {
  parameters: {
    path: DownloadMsdrTracePath;
  };
  responses: {
    /** @description The SIP trace. */
    200: {
      content: {
        /** @description Ledger N-50: Content types of traces, captures and CSV. Any media type, `*\/*`. */
        '*/*': string;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listMsdrDictionaries {
  parameters: {};
  responses: {
    /** @description The dictionaries of MSDRs. */
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface requestPasswordReset {
  parameters: {};
  /** @description The e-mail address of the user whose password should be reset. */
  requestBody: {
    content: {
      'application/json': PasswordResetRequest;
    };
  };
  responses: {
    /**
     * @description The request was accepted.
     *
     *     Ledger N-06: Bodies of the account recovery responses. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
export type ListPickupGroupsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a pickup group to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a pickup group must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/pickupgroups'>;
  /** @description Field of a pickup group to group by. */
  group_by?: 'id' | 'name' | 'users';
  /**
   * @description Related records to put into each pickup group.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a pickup group to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listPickupGroups {
  parameters: {
    query?: ListPickupGroupsQuery;
  };
  responses: {
    /** @description One page of pickup groups. */
    200: {
      content: {
        'application/json': PickupGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetPickupGroupPath = {
  /**
   * @description Id of the pickup group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getPickupGroup {
  parameters: {
    path: GetPickupGroupPath;
  };
  responses: {
    /** @description The pickup group. */
    200: {
      content: {
        'application/json': PickupGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface ping {
  parameters: {};
  responses: {
    /** @description The token is valid, and its inactivity period restarts. */
    200: {
      content: {
        'application/json': Pong;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListQueueGroupsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a queue group to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a queue group must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/queuegroups'>;
  /** @description Field of a queue group to group by. */
  group_by?: 'id' | 'name';
  /**
   * @description Related records to put into each queue group.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a queue group to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listQueueGroups {
  parameters: {
    query?: ListQueueGroupsQuery;
  };
  responses: {
    /**
     * @description One page of queue groups. `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': QueueGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createQueueGroup {
  parameters: {};
  /**
   * @description The new queue group.
   *
   *     Ledger N-38: Bodies of queue group requests. An open object.
   */
  requestBody: {
    content: {
      'application/json': QueueGroupInput;
    };
  };
  responses: {
    /** @description The queue group was created. Its id is `data.id`. */
    201: {
      content: {
        'application/json': QueueGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetQueueGroupPath = {
  /**
   * @description Id of the queue group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getQueueGroup {
  parameters: {
    path: GetQueueGroupPath;
  };
  responses: {
    /** @description The queue group. */
    200: {
      content: {
        'application/json': QueueGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteQueueGroupPath = {
  /**
   * @description Id of the queue group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteQueueGroup {
  parameters: {
    path: DeleteQueueGroupPath;
  };
  responses: {
    /** @description The queue group is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateQueueGroupPath = {
  /**
   * @description Id of the queue group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateQueueGroup {
  parameters: {
    path: UpdateQueueGroupPath;
  };
  /**
   * @description What to change about the queue group.
   *
   *     Ledger N-38: Bodies of queue group requests. An open object.
   */
  requestBody: {
    content: {
      'application/json': QueueGroupInput;
    };
  };
  responses: {
    /** @description The updated queue group. */
    200: {
      content: {
        'application/json': QueueGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListQueuesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a queue to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a queue must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/queues'>;
  /** @description Field of a queue to group by. */
  group_by?:
    | 'ann_freq'
    | 'call_flow'
    | 'caller_sounds'
    | 'cli_prefix'
    | 'email_missed'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'hash_to_exit'
    | 'hold_ann'
    | 'id'
    | 'ivr'
    | 'join_empty'
    | 'language'
    | 'liaf'
    | 'max_callers'
    | 'max_wait_time'
    | 'moh'
    | 'monitor'
    | 'name'
    | 'number'
    | 'pos_ann'
    | 'post_call_ivr_id'
    | 'retry'
    | 'ring_strategy'
    | 'ring_time'
    | 'skip_busy'
    | 'users'
    | 'wait_time_prefix'
    | 'wrap_up_panel'
    | 'wrap_up_panel_timeout'
    | 'wrap_up_time';
  /**
   * @description Related records to put into each queue.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a queue to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listQueues {
  parameters: {
    query?: ListQueuesQuery;
  };
  responses: {
    /** @description One page of queues. */
    200: {
      content: {
        'application/json': QueueCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createQueue {
  parameters: {};
  /** @description The queue to create. */
  requestBody: {
    content: {
      'application/json': QueueCreate;
    };
  };
  responses: {
    /** @description The queue was created. */
    201: {
      content: {
        'application/json': QueueSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetQueueQuery = {
  /**
   * @description Related records to put into the queue.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
};
export type GetQueuePath = {
  /**
   * @description Id of the queue.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getQueue {
  parameters: {
    query?: GetQueueQuery;
    path: GetQueuePath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The queue. */
    200: {
      content: {
        'application/json': QueueSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateQueueMembersQuery = {
  /**
   * @description Fields of the queue, or of its users, to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Related records to put into the queue.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
};
export type UpdateQueueMembersPath = {
  /**
   * @description Id of the queue.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateQueueMembers {
  parameters: {
    query?: UpdateQueueMembersQuery;
    path: UpdateQueueMembersPath;
  };
  /** @description The users, each with the new status. */
  requestBody: {
    content: {
      'application/json': QueueMembersUpdate;
    };
  };
  responses: {
    /**
     * @description The users are unchanged.
     *
     *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
     */
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The users were changed. The queue is in `data`.
     *
     *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
     */
    200: {
      content: {
        'application/json': QueueMembersResult;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListReportSchedulesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a report schedule to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a report schedule must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/reportschedules'>;
  /** @description Field of a report schedule to group by. */
  group_by?:
    | 'created_at'
    | 'culture'
    | 'description'
    | 'emails'
    | 'end_at'
    | 'format'
    | 'frequency'
    | 'id'
    | 'last_run_at'
    | 'name'
    | 'next_run_at'
    | 'report_id'
    | 'start_at'
    | 'status'
    | 'timezone';
  /**
   * @description Related records to put into each report schedule.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a report schedule to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listReportSchedules {
  parameters: {
    query?: ListReportSchedulesQuery;
  };
  responses: {
    /** @description One page of report schedules. */
    200: {
      content: {
        'application/json': ReportScheduleCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createReportSchedule {
  parameters: {};
  /** @description The schedule to create: what to report, to whom and when. */
  requestBody: {
    content: {
      'application/json': ReportScheduleInput;
    };
  };
  responses: {
    /** @description The report schedule was created. */
    201: {
      content: {
        'application/json': ReportScheduleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetReportSchedulePath = {
  /**
   * @description Id of the report schedule.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getReportSchedule {
  parameters: {
    path: GetReportSchedulePath;
  };
  responses: {
    /** @description The report schedule. */
    200: {
      content: {
        'application/json': ReportScheduleSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteReportSchedulePath = {
  /**
   * @description Id of the report schedule.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteReportSchedule {
  parameters: {
    path: DeleteReportSchedulePath;
  };
  responses: {
    /** @description The report schedule is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateReportSchedulePath = {
  /**
   * @description Id of the report schedule.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateReportSchedule {
  parameters: {
    path: UpdateReportSchedulePath;
  };
  /** @description What to change about the schedule. */
  requestBody: {
    content: {
      'application/json': ReportScheduleInput;
    };
  };
  responses: {
    /** @description The updated report schedule. */
    200: {
      content: {
        'application/json': ReportScheduleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listReportScheduleDictionaries {
  parameters: {};
  responses: {
    /** @description The dictionaries of report schedules. */
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface resetPassword {
  parameters: {};
  /** @description The token from the e-mail, and the new password. */
  requestBody: {
    content: {
      'application/json': PasswordReset;
    };
  };
  responses: {
    /**
     * @description The new password is set.
     *
     *     Ledger N-06: Bodies of the account recovery responses. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
  };
}
export type ListRingGroupsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a ring group to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a ring group must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/ringgroups'>;
  /** @description Field of a ring group to group by. */
  group_by?:
    | 'cli_prefix'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'id'
    | 'moh_id'
    | 'name'
    | 'number'
    | 'ring_time'
    | 'strategy';
  /**
   * @description Related records to put into each ring group.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a ring group to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listRingGroups {
  parameters: {
    query?: ListRingGroupsQuery;
  };
  responses: {
    /** @description One page of ring groups. */
    200: {
      content: {
        'application/json': RingGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createRingGroup {
  parameters: {};
  /** @description The ring group to create. */
  requestBody: {
    content: {
      'application/json': RingGroupInput;
    };
  };
  responses: {
    /** @description The ring group was created. */
    201: {
      content: {
        'application/json': RingGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetRingGroupPath = {
  /**
   * @description Id of the ring group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getRingGroup {
  parameters: {
    path: GetRingGroupPath;
  };
  responses: {
    /** @description The ring group. */
    200: {
      content: {
        'application/json': RingGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteRingGroupPath = {
  /**
   * @description Id of the ring group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteRingGroup {
  parameters: {
    path: DeleteRingGroupPath;
  };
  responses: {
    /** @description The ring group is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateRingGroupPath = {
  /**
   * @description Id of the ring group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateRingGroup {
  parameters: {
    path: UpdateRingGroupPath;
  };
  /** @description The fields to change. */
  requestBody: {
    content: {
      'application/json': RingGroupInput;
    };
  };
  responses: {
    /** @description The updated ring group. */
    200: {
      content: {
        'application/json': RingGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listRingGroupDictionaries {
  parameters: {};
  responses: {
    /** @description The dictionaries of ring groups. */
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListRoutingRulesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a routing rule to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a routing rule must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/routingrules'>;
  /** @description Field of a routing rule to group by. */
  group_by?:
    | 'action'
    | 'customer'
    | 'destination'
    | 'direction'
    | 'final_dst'
    | 'id'
    | 'pos'
    | 'source'
    | 'time_interval';
  /**
   * @description Related records to put into each routing rule.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a routing rule to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listRoutingRules {
  parameters: {
    query?: ListRoutingRulesQuery;
  };
  responses: {
    /** @description One page of routing rules. */
    200: {
      content: {
        'application/json': RoutingRuleCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createRoutingRule {
  parameters: {};
  /** @description The routing rule to create. */
  requestBody: {
    content: {
      'application/json': RoutingRuleInput;
    };
  };
  responses: {
    /** @description The routing rule was created. */
    201: {
      content: {
        'application/json': RoutingRuleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetRoutingRulePath = {
  /**
   * @description Id of the routing rule.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getRoutingRule {
  parameters: {
    path: GetRoutingRulePath;
  };
  responses: {
    /** @description The routing rule. */
    200: {
      content: {
        'application/json': RoutingRuleSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateRoutingRulePath = {
  /**
   * @description Id of the routing rule.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateRoutingRule {
  parameters: {
    path: UpdateRoutingRulePath;
  };
  /** @description The fields to change, without `direction`. */
  requestBody: {
    content: {
      'application/json': RoutingRuleInput;
    };
  };
  responses: {
    /** @description The updated routing rule. */
    200: {
      content: {
        'application/json': RoutingRuleSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListSmsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of an SMS to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an SMS must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/sms'>;
  /** @description Field of an SMS to group by. */
  group_by?:
    | 'created_at'
    | 'from'
    | 'from_id'
    | 'from_name'
    | 'id'
    | 'message'
    | 'result'
    | 'to'
    | 'to_id'
    | 'to_name'
    | 'type'
    | 'user_id';
  /**
   * @description Related records to put into each SMS.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of an SMS to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listSms {
  parameters: {
    query?: ListSmsQuery;
  };
  responses: {
    /**
     * @description One page of SMS. `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': SmsCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createSms {
  parameters: {};
  /** @description The message, its recipient and the number to send it from. */
  requestBody: {
    content: {
      'application/json': SmsCreate;
    };
  };
  responses: {
    /** @description The SMS was accepted for sending. Its id is `data.id`. */
    201: {
      content: {
        'application/json': SmsSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllSms {
  parameters: {};
  responses: {
    202: components['responses']['DeletionAccepted'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetSmsPath = {
  /**
   * @description Id of the SMS.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getSms {
  parameters: {
    path: GetSmsPath;
  };
  responses: {
    /** @description The SMS. */
    200: {
      content: {
        'application/json': SmsSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListCannedResponsesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a canned response to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a canned response must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/sms/cannedresponses'>;
  /** @description Field of a canned response to group by. */
  group_by?:
    | 'created_at'
    | 'from'
    | 'from_id'
    | 'from_name'
    | 'id'
    | 'message'
    | 'name'
    | 'result'
    | 'text'
    | 'to'
    | 'to_id'
    | 'to_name'
    | 'type'
    | 'user_id';
  /**
   * @description Related records to put into each canned response.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a canned response to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCannedResponses {
  parameters: {
    query?: ListCannedResponsesQuery;
  };
  responses: {
    /** @description One page of canned responses. */
    200: {
      content: {
        'application/json': CannedResponseCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createCannedResponse {
  parameters: {};
  /** @description Name and text of the canned response. */
  requestBody: {
    content: {
      'application/json': CannedResponseInput;
    };
  };
  responses: {
    /** @description The canned response was created. */
    201: {
      content: {
        'application/json': CannedResponseSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetCannedResponsePath = {
  /**
   * @description Id of the canned response.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getCannedResponse {
  parameters: {
    path: GetCannedResponsePath;
  };
  responses: {
    /** @description The canned response. */
    200: {
      content: {
        'application/json': CannedResponseSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteCannedResponsePath = {
  /**
   * @description Id of the canned response.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteCannedResponse {
  parameters: {
    path: DeleteCannedResponsePath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The canned response is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCannedResponsePath = {
  /**
   * @description Id of the canned response.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateCannedResponse {
  parameters: {
    path: UpdateCannedResponsePath;
  };
  /** @description What to change about the canned response. */
  requestBody: {
    content: {
      'application/json': CannedResponseInput;
    };
  };
  responses: {
    /** @description The updated canned response. */
    200: {
      content: {
        'application/json': CannedResponseSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
interface listSmsDictionaries {
  parameters: {};
  responses: {
    /** @description The dictionaries of SMS. */
    200: {
      content: {
        'application/json': DictionaryCollection;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllStatements {
  parameters: {};
  responses: {
    /** @description All statements are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserGroupPoliciesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a user group policy to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a user group policy must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/usergrouppolicies'>;
  /** @description Field of a user group policy to group by. */
  group_by?: 'color' | 'id' | 'name';
  /**
   * @description Related records to put into each user group policy.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a user group policy to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listUserGroupPolicies {
  parameters: {
    query?: ListUserGroupPoliciesQuery;
  };
  responses: {
    /**
     * @description One page of user group policies. `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': UserGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createUserGroupPolicy {
  parameters: {};
  /** @description Name and colour of the new policy. */
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    /** @description The user group policy was created. Its id is `data.id`. */
    201: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetUserGroupPolicyPath = {
  /**
   * @description Id of the user group policy.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getUserGroupPolicy {
  parameters: {
    path: GetUserGroupPolicyPath;
  };
  responses: {
    /** @description The user group policy. */
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserGroupPolicyPath = {
  /**
   * @description Id of the user group policy.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteUserGroupPolicy {
  parameters: {
    path: DeleteUserGroupPolicyPath;
  };
  responses: {
    /** @description The user group policy is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateUserGroupPolicyPath = {
  /**
   * @description Id of the user group policy.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateUserGroupPolicy {
  parameters: {
    path: UpdateUserGroupPolicyPath;
  };
  /** @description What to change about the policy. */
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    /** @description The updated user group policy. */
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListUserGroupsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a user group to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a user group must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/usergroups'>;
  /** @description Field of a user group to group by. */
  group_by?: 'color' | 'id' | 'name';
  /**
   * @description Related records to put into each user group.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a user group to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listUserGroups {
  parameters: {
    query?: ListUserGroupsQuery;
  };
  responses: {
    /**
     * @description One page of user groups. `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': UserGroupCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createUserGroup {
  parameters: {};
  /** @description Name and colour of the new user group. */
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    /** @description The user group was created. Its id is `data.id`. */
    201: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetUserGroupPath = {
  /**
   * @description Id of the user group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getUserGroup {
  parameters: {
    path: GetUserGroupPath;
  };
  responses: {
    /** @description The user group. */
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserGroupPath = {
  /**
   * @description Id of the user group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteUserGroup {
  parameters: {
    path: DeleteUserGroupPath;
  };
  responses: {
    /** @description The user group is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateUserGroupPath = {
  /**
   * @description Id of the user group.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateUserGroup {
  parameters: {
    path: UpdateUserGroupPath;
  };
  /** @description What to change about the user group. */
  requestBody: {
    content: {
      'application/json': UserGroupInput;
    };
  };
  responses: {
    /** @description The updated user group. */
    200: {
      content: {
        'application/json': UserGroupSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    404: components['responses']['NotFound'];
  };
}
export type ListUsersQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a user to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a user must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/users'>;
  /** @description Field of a user to group by. */
  group_by?:
    | 'active'
    | 'area_code'
    | 'auto_answer_header'
    | 'call_barge_allowed'
    | 'cc'
    | 'cli'
    | 'cnam'
    | 'created_at'
    | 'customer'
    | 'customer_id_id'
    | 'cw'
    | 'dnd'
    | 'email'
    | 'email_missed'
    | 'esc_cli'
    | 'ext'
    | 'final_dst_id'
    | 'final_dst_type'
    | 'first_name'
    | 'fm'
    | 'fm_allowed'
    | 'fm_announcement_enabled'
    | 'fm_announcement_id'
    | 'fm_cli'
    | 'fm_confirm_required'
    | 'fm_final_dst_id'
    | 'fm_final_dst_type'
    | 'fm_init_ring_time'
    | 'fm_only_direct'
    | 'fm_ring_time'
    | 'fm_strategy'
    | 'fm_targets'
    | 'id'
    | 'is_initial'
    | 'is_root'
    | 'language'
    | 'last_name'
    | 'legacy_api_key'
    | 'location_id'
    | 'log_missed_calls'
    | 'mobile'
    | 'mobile_activated'
    | 'monitor'
    | 'monitor_transcript'
    | 'nb_sip_locations'
    | 'nun'
    | 'nun_only_direct'
    | 'nun_ring_time'
    | 'pickup_group_id'
    | 'rec_allowed'
    | 'rec_never_internal'
    | 'ring_time'
    | 'roles'
    | 'transfer_cli'
    | 'two_factor_auth'
    | 'visited_apps'
    | 'vm_announcement_id'
    | 'vm_emails'
    | 'vm_new'
    | 'vm_old'
    | 'vm_pin'
    | 'vm_to_email'
    | 'vm_tts';
  /**
   * @description Related records to put into each user.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a user to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listUsers {
  parameters: {
    query?: ListUsersQuery;
  };
  responses: {
    /**
     * @description One page of users. `data` is empty on a page past the end.
     *
     *     Ledger O-12: Page past the end. Described so.
     */
    200: {
      content: {
        'application/json': UserCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateUsers {
  parameters: {};
  /** @description The users to change, each with its id. */
  requestBody: {
    content: {
      'application/json': UserBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The users were changed.
     *
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetUserPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getUser {
  parameters: {
    path: GetUserPath;
  };
  responses: {
    /** @description The user. */
    200: {
      content: {
        'application/json': UserSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteUser {
  parameters: {
    path: DeleteUserPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The user is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type GetUserAudioPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getUserAudio {
  parameters: {
    path: GetUserAudioPath;
  };
  responses: {
    /** @description The audio of the user. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteUserAudioPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteUserAudio {
  parameters: {
    path: DeleteUserAudioPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The audio of the user was reset. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListUserCallsPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface listUserCalls {
  parameters: {
    path: ListUserCallsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description Calls of the user. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserCdrsPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface listUserCdrs {
  parameters: {
    path: ListUserCdrsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description CDRs of the user. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type DownloadUserCdrsCsvPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface downloadUserCdrsCsv {
  parameters: {
    path: DownloadUserCdrsCsvPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The CSV file. */
    200: {
      content: {
        /** @description Ledger N-50: Content types of traces, captures and CSV. Any media type, `*\/*`. */
        '*/*': string;
      };
    };
    /**
     * @description The export was queued, and this response does not contain the file. It was observed on a sibling address.
     *
     *     Ledger O-28: Success of the CSV export. 202 is declared beside 200.
     */
    202: {};
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserChatMessagesPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface listUserChatMessages {
  parameters: {
    path: ListUserChatMessagesPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description Chat messages of the user. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserContactsPath = {
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface listUserContacts {
  parameters: {
    path: ListUserContactsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description Contacts of the user. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserSmsThreadMessagesPath = {
  /**
   * @description One side of the thread, a phone number or an id. The example is a number of the account.
   *
   *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
   */
  from: components['parameters']['threadFrom'];
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
  /**
   * @description The other side of the thread, a phone number or an id. The example is the number of a contact.
   *
   *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
   */
  to: components['parameters']['threadTo'];
};
interface listUserSmsThreadMessages {
  parameters: {
    path: ListUserSmsThreadMessagesPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The SMS of the thread, grouped. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserSmsThreadsPath = {
  /**
   * @description One side of the thread, a phone number or an id. The example is a number of the account.
   *
   *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
   */
  from: components['parameters']['threadFrom'];
  /**
   * @description Id of the user.
   *
   *     Id of a record.
   */
  id: RecordId;
  /**
   * @description The other side of the thread, a phone number or an id. The example is the number of a contact.
   *
   *     Ledger N-23: Types of {from} and {to} in SMS threads. Path parameters without a type.
   */
  to: components['parameters']['threadTo'];
};
interface listUserSmsThreads {
  parameters: {
    path: ListUserSmsThreadsPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The SMS of the thread, grouped. */
    200: {
      content: {
        'application/json': SubResource;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
export type ListVmAnnouncementsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a voicemail announcement to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a voicemail announcement must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/vmannouncements'>;
  /** @description Field of a voicemail announcement to group by. */
  group_by?: 'created_at' | 'description' | 'extension' | 'id';
  /**
   * @description Related records to put into each voicemail announcement.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a voicemail announcement to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listVmAnnouncements {
  parameters: {
    query?: ListVmAnnouncementsQuery;
  };
  responses: {
    /** @description One page of voicemail announcements. */
    200: {
      content: {
        'application/json': VmAnnouncementCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createVmAnnouncement {
  parameters: {};
  /** @description The audio, its description and the extension that it is for. */
  requestBody: {
    content: {
      'application/json': VmAnnouncementInput;
    };
  };
  responses: {
    /** @description The voicemail announcement was created. */
    201: {
      content: {
        'application/json': VmAnnouncementSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
  };
}
export type GetVmAnnouncementPath = {
  /**
   * @description Id of the voicemail announcement.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getVmAnnouncement {
  parameters: {
    path: GetVmAnnouncementPath;
  };
  responses: {
    /** @description The voicemail announcement. */
    200: {
      content: {
        'application/json': VmAnnouncementSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteVmAnnouncementPath = {
  /**
   * @description Id of the voicemail announcement.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface deleteVmAnnouncement {
  parameters: {
    path: DeleteVmAnnouncementPath;
  };
  responses: {
    /** @description The voicemail announcement is deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type UpdateVmAnnouncementPath = {
  /**
   * @description Id of the voicemail announcement.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface updateVmAnnouncement {
  parameters: {
    path: UpdateVmAnnouncementPath;
  };
  /** @description What to change about the announcement. */
  requestBody: {
    content: {
      'application/json': VmAnnouncementInput;
    };
  };
  responses: {
    /** @description The updated voicemail announcement. */
    200: {
      content: {
        'application/json': VmAnnouncementSingle;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListVoicemessagesQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a voicemail message to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a voicemail message must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/voicemessages'>;
  /** @description Field of a voicemail message to group by. */
  group_by?:
    | 'caller'
    | 'callerid'
    | 'dialled'
    | 'duration'
    | 'extension_id'
    | 'folder'
    | 'id'
    | 'is_new'
    | 'live_id'
    | 'origtime'
    | 'parent_live_id'
    | 'transcript';
  /**
   * @description Related records to put into each voicemail message.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a voicemail message to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listVoicemessages {
  parameters: {
    query?: ListVoicemessagesQuery;
  };
  responses: {
    /** @description One page of voicemail messages. */
    200: {
      content: {
        'application/json': VoicemessageCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface deleteAllVoicemessages {
  parameters: {};
  responses: {
    202: components['responses']['DeletionAccepted'];
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateVoicemessages {
  parameters: {};
  /** @description The messages to move, each with its id and folder. */
  requestBody: {
    content: {
      'application/json': VoicemessageBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The messages were moved.
     *
     *     Ledger N-33: Response to a bulk change. A JSON body of no stated type.
     */
    200: {
      content: {
        'application/json': UnspecifiedBody;
      };
    };
    400: components['responses']['ValidationFailed'];
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type GetVoicemessagePath = {
  /**
   * @description Id of the voicemail message.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface getVoicemessage {
  parameters: {
    path: GetVoicemessagePath;
  };
  responses: {
    /** @description The voicemail message. */
    200: {
      content: {
        'application/json': VoicemessageSingle;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DeleteVoicemessagesPath = {
  /**
   * @description Ids of the voicemail messages.
   *
   *     Ids of records, separated by commas: `/7001,7002`. Never send an empty list: an address that ends after the slash is one character away from the operation that deletes everything.
   */
  id: RecordId | RecordIdList;
};
interface deleteVoicemessages {
  parameters: {
    path: DeleteVoicemessagesPath;
  };
  responses: {
    /** @description The voicemail messages are deleted. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type DownloadVoicemessageMp3Path = {
  /**
   * @description Id of the voicemail message.
   *
   *     Id of a record.
   */
  id: RecordId;
};
interface downloadVoicemessageMp3 {
  parameters: {
    path: DownloadVoicemessageMp3Path;
  };
  responses: {
    /**
     * @description The audio file, observed as `audio/mpeg3`.
     *
     *     Ledger O-06: Content type of .mp3. `audio/*`, 200 only.
     */
    200: {
      content: {
        /** @description Ledger O-06: Content type of .mp3. `audio/*`, 200 only. */
        'audio/*': Blob;
      };
    };
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListWebcallsQuery = {
  /**
   * @description Direction of `sort`.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *
   *     `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields of a web call to return.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-63: What fields narrows. Described so.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a web call must meet.
   *
   *     A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
   *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
   *
   *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
   *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
   *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
   *     `+` and without, by `in`.
   *
   *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  filter?: FilterFor<'/webcalls'>;
  /** @description Field of a web call to group by. */
  group_by?:
    | 'calldate'
    | 'charge'
    | 'from'
    | 'from_charge'
    | 'from_duration'
    | 'from_rate'
    | 'id'
    | 'to'
    | 'to_charge'
    | 'to_duration'
    | 'to_rate';
  /**
   * @description Related records to put into each web call.
   *
   *     Name of related records to put into each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it when you page, so that the size of a page does not depend on a default. To read `total` alone, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional, has a maximum of 5000 and neither default nor minimum.
   *     Ledger O-82: More than the largest page. An open question that widens nothing: the documented maximum stays.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read, of `limit` records each. Begin with 1, as other clients do, and check that the first record of page 1 is the one that you get without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default; the description advises 1 and a check (O-70).
   *     Ledger O-12: Page past the end. Described so.
   *     Ledger O-70: First page. The description advises 1 and a check; no minimum is declared.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field of a web call to sort by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
   *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listWebcalls {
  parameters: {
    query?: ListWebcallsQuery;
  };
  responses: {
    /** @description One page of web calls. */
    200: {
      content: {
        'application/json': WebcallCollection;
      };
    };
    400: components['responses']['FilterRefused'];
    401: components['responses']['Unauthorized'];
  };
}
interface createWebcall {
  parameters: {};
  /** @description The two sides to connect. */
  requestBody: {
    content: {
      'application/json': WebcallCreate;
    };
  };
  responses: {
    /** @description The web call is being set up. */
    201: {
      content: {
        'application/json': WebcallSingle;
      };
    };
    /**
     * @description The call was refused, because of a number in the body or because there were too many calls within a minute. Only `message` tells the two apart.
     *
     *     Ledger O-09: Rate limits. A named example of the 400 of `POST /webcalls`; no 429 is declared.
     */
    400: {
      content: {
        'application/json': ErrorBody;
      };
    };
    401: components['responses']['Unauthorized'];
  };
}
interface onCallConnected {
  parameters: {};
  /** @description The event, with the time in `connected_at`. */
  requestBody: {
    content: {
      'application/json': CallConnectedEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallDtmf {
  parameters: {};
  /** @description The event, with `state` DTMF_RECEIVED. */
  requestBody: {
    content: {
      'application/json': CallDtmfEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallHangup {
  parameters: {};
  /** @description The event, with the seconds since `connected_at` in `duration` and the reason in `t_cause`. */
  requestBody: {
    content: {
      'application/json': CallHangupEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallHold {
  parameters: {};
  /** @description The event, with `state` ON_HOLD. */
  requestBody: {
    content: {
      'application/json': CallHoldEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallInitial {
  parameters: {};
  /** @description The event, with the leg that starts. */
  requestBody: {
    content: {
      'application/json': CallInitialEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallMissed {
  parameters: {};
  /** @description The event, with what was missed in `final` and `context`. */
  requestBody: {
    content: {
      'application/json': CallMissedEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallRinging {
  parameters: {};
  /** @description The event, with the ringing phone in `dst`. */
  requestBody: {
    content: {
      'application/json': CallRingingEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onCallUnhold {
  parameters: {};
  /** @description The event for the call that goes on. */
  requestBody: {
    content: {
      'application/json': CallUnholdEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onMonitorAudioReady {
  parameters: {};
  /** @description The event, with the recording in `monitor_id`. */
  requestBody: {
    content: {
      'application/json': MonitorAudioReadyEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
interface onSmsReceived {
  parameters: {};
  /** @description The event, with the message. */
  requestBody: {
    content: {
      'application/json': SmsReceivedEvent;
    };
  };
  responses: {
    '2XX': components['responses']['EventTaken'];
  };
}
export interface operations {
  listAclRoles: listAclRoles;
  getAclRole: getAclRole;
  listApiTokens: listApiTokens;
  createApiToken: createApiToken;
  deleteApiToken: deleteApiToken;
  listCallFlows: listCallFlows;
  getCallFlow: getCallFlow;
  listCallLabels: listCallLabels;
  createCallLabel: createCallLabel;
  getCallLabel: getCallLabel;
  deleteCallLabel: deleteCallLabel;
  updateCallLabel: updateCallLabel;
  createCallMeBackButton: createCallMeBackButton;
  getCallMeBackButton: getCallMeBackButton;
  deleteCallMeBackButton: deleteCallMeBackButton;
  updateCallMeBackButton: updateCallMeBackButton;
  listCallMeBackCdrs: listCallMeBackCdrs;
  listCallMeBackSettings: listCallMeBackSettings;
  createCallMeBackSetting: createCallMeBackSetting;
  getCallMeBackSetting: getCallMeBackSetting;
  deleteCallMeBackSetting: deleteCallMeBackSetting;
  updateCallMeBackSetting: updateCallMeBackSetting;
  listCallMeBackVisitors: listCallMeBackVisitors;
  listCallMeBackWebsites: listCallMeBackWebsites;
  listCalls: listCalls;
  createCall: createCall;
  getCall: getCall;
  deleteCall: deleteCall;
  updateCall: updateCall;
  listCallMonitors: listCallMonitors;
  listCallTrace: listCallTrace;
  listCampaigns: listCampaigns;
  createCampaign: createCampaign;
  listCallTrackingCdrs: listCallTrackingCdrs;
  listCallTrackingDdis: listCallTrackingDdis;
  bulkUpdateCallTrackingDdis: bulkUpdateCallTrackingDdis;
  listCdrs: listCdrs;
  deleteAllCdrs: deleteAllCdrs;
  bulkUpdateCdrs: bulkUpdateCdrs;
  getCdr: getCdr;
  downloadCdrPcap: downloadCdrPcap;
  downloadCdrTrace: downloadCdrTrace;
  listCdrNotes: listCdrNotes;
  listTrackedCdrs: listTrackedCdrs;
  listCdrDictionaries: listCdrDictionaries;
  deleteAllChatMessages: deleteAllChatMessages;
  deleteChatMessages: deleteChatMessages;
  listChats: listChats;
  getChat: getChat;
  listConferences: listConferences;
  createConference: createConference;
  getConference: getConference;
  deleteConference: deleteConference;
  updateConference: updateConference;
  resendConfirmation: resendConfirmation;
  listContacts: listContacts;
  createContact: createContact;
  bulkUpdateContacts: bulkUpdateContacts;
  getContact: getContact;
  deleteContacts: deleteContacts;
  updateContact: updateContact;
  listContactCdrs: listContactCdrs;
  deleteCustomer: deleteCustomer;
  listDdis: listDdis;
  getDdi: getDdi;
  listTrackedDdis: listTrackedDdis;
  listDdiDictionaries: listDdiDictionaries;
  listFaxes: listFaxes;
  listIvrs: listIvrs;
  createIvr: createIvr;
  getIvr: getIvr;
  updateIvr: updateIvr;
  createLeadcall: createLeadcall;
  login: login;
  loginWithSecondFactor: loginWithSecondFactor;
  logout: logout;
  getMe: getMe;
  listMediaSessions: listMediaSessions;
  getMediaSession: getMediaSession;
  listMediaSessionDictionaries: listMediaSessionDictionaries;
  listMonitors: listMonitors;
  deleteAllMonitors: deleteAllMonitors;
  getMonitor: getMonitor;
  deleteMonitors: deleteMonitors;
  updateMonitor: updateMonitor;
  downloadMonitorMp3: downloadMonitorMp3;
  listMonitorAiDictionaries: listMonitorAiDictionaries;
  getMonitorAiDictionary: getMonitorAiDictionary;
  listMsdrs: listMsdrs;
  getMsdr: getMsdr;
  downloadMsdrPcap: downloadMsdrPcap;
  downloadMsdrTrace: downloadMsdrTrace;
  listMsdrDictionaries: listMsdrDictionaries;
  requestPasswordReset: requestPasswordReset;
  listPickupGroups: listPickupGroups;
  getPickupGroup: getPickupGroup;
  ping: ping;
  listQueueGroups: listQueueGroups;
  createQueueGroup: createQueueGroup;
  getQueueGroup: getQueueGroup;
  deleteQueueGroup: deleteQueueGroup;
  updateQueueGroup: updateQueueGroup;
  listQueues: listQueues;
  createQueue: createQueue;
  getQueue: getQueue;
  updateQueueMembers: updateQueueMembers;
  listReportSchedules: listReportSchedules;
  createReportSchedule: createReportSchedule;
  getReportSchedule: getReportSchedule;
  deleteReportSchedule: deleteReportSchedule;
  updateReportSchedule: updateReportSchedule;
  listReportScheduleDictionaries: listReportScheduleDictionaries;
  resetPassword: resetPassword;
  listRingGroups: listRingGroups;
  createRingGroup: createRingGroup;
  getRingGroup: getRingGroup;
  deleteRingGroup: deleteRingGroup;
  updateRingGroup: updateRingGroup;
  listRingGroupDictionaries: listRingGroupDictionaries;
  listRoutingRules: listRoutingRules;
  createRoutingRule: createRoutingRule;
  getRoutingRule: getRoutingRule;
  updateRoutingRule: updateRoutingRule;
  listSms: listSms;
  createSms: createSms;
  deleteAllSms: deleteAllSms;
  getSms: getSms;
  listCannedResponses: listCannedResponses;
  createCannedResponse: createCannedResponse;
  getCannedResponse: getCannedResponse;
  deleteCannedResponse: deleteCannedResponse;
  updateCannedResponse: updateCannedResponse;
  listSmsDictionaries: listSmsDictionaries;
  deleteAllStatements: deleteAllStatements;
  listUserGroupPolicies: listUserGroupPolicies;
  createUserGroupPolicy: createUserGroupPolicy;
  getUserGroupPolicy: getUserGroupPolicy;
  deleteUserGroupPolicy: deleteUserGroupPolicy;
  updateUserGroupPolicy: updateUserGroupPolicy;
  listUserGroups: listUserGroups;
  createUserGroup: createUserGroup;
  getUserGroup: getUserGroup;
  deleteUserGroup: deleteUserGroup;
  updateUserGroup: updateUserGroup;
  listUsers: listUsers;
  bulkUpdateUsers: bulkUpdateUsers;
  getUser: getUser;
  deleteUser: deleteUser;
  getUserAudio: getUserAudio;
  deleteUserAudio: deleteUserAudio;
  listUserCalls: listUserCalls;
  listUserCdrs: listUserCdrs;
  downloadUserCdrsCsv: downloadUserCdrsCsv;
  listUserChatMessages: listUserChatMessages;
  listUserContacts: listUserContacts;
  listUserSmsThreadMessages: listUserSmsThreadMessages;
  listUserSmsThreads: listUserSmsThreads;
  listVmAnnouncements: listVmAnnouncements;
  createVmAnnouncement: createVmAnnouncement;
  getVmAnnouncement: getVmAnnouncement;
  deleteVmAnnouncement: deleteVmAnnouncement;
  updateVmAnnouncement: updateVmAnnouncement;
  listVoicemessages: listVoicemessages;
  deleteAllVoicemessages: deleteAllVoicemessages;
  bulkUpdateVoicemessages: bulkUpdateVoicemessages;
  getVoicemessage: getVoicemessage;
  deleteVoicemessages: deleteVoicemessages;
  downloadVoicemessageMp3: downloadVoicemessageMp3;
  listWebcalls: listWebcalls;
  createWebcall: createWebcall;
  onCallConnected: onCallConnected;
  onCallDtmf: onCallDtmf;
  onCallHangup: onCallHangup;
  onCallHold: onCallHold;
  onCallInitial: onCallInitial;
  onCallMissed: onCallMissed;
  onCallRinging: onCallRinging;
  onCallUnhold: onCallUnhold;
  onMonitorAudioReady: onMonitorAudioReady;
  onSmsReceived: onSmsReceived;
}
/** @description Confirmation that the request was carried out. */
export type Acknowledgement = {
  /**
   * @description What happened, in words. Show it to people, and decide on the HTTP status.
   * @example Logged out
   */
  message: string;
};
/**
 * @description A role in access control. Users carry theirs in `roles`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger N-05: Role or permission for an operation. 403 is declared where the documents list it; no operation names a role.
 */
export type AclRole = {
  /**
   * @description Second name of the role. Show people `name`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example AGENT
   */
  _name?: string | null;
  /**
   * Format: int64
   * @description Id of the role.
   * @example 3
   */
  id: number;
  /**
   * @description Name of the role.
   * @example Call centre agent
   */
  name?: string | null;
  /**
   * @description Code of the product that the role belongs to.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example PBX
   */
  product_code?: string | null;
};
/** @description One page of ACL roles. */
export type AclRoleCollection = {
  /** @description The ACL roles of this page. */
  data: AclRole[];
  total: Total;
};
/** @description One ACL role. */
export type AclRoleSingle = {
  data: AclRole;
  links: Links;
};
/**
 * @description A named token for `X-Auth-Token` that lives longer than a login token. The record has no id: the token itself identifies it, also in `DELETE /apitokens/{token}`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
 */
export type ApiToken = {
  /**
   * @description When the token was created.
   * @example 2026-11-20 08:40:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the customer account that the token belongs to.
   * @example 3107
   */
  customer_id?: number | null;
  /**
   * Format: int64
   * @description Seconds without a request after which the token expires. Each request restarts the count; 0 means never.
   *
   *     Ledger O-04: Meaning of expiry. Described so.
   * @example 2592000
   */
  expiry?: number | null;
  /**
   * @description Host recorded with the token.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 192.0.2.17
   */
  host?: string | null;
  /**
   * @description When the token was last used, null if it has not been used yet.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   * @example 2026-11-20 16:05:50
   */
  last_request_at?: TimestampOrNull;
  /**
   * @description Name given to the token when it was created, unique among the tokens of its user.
   *
   *     Ledger O-04: Meaning of expiry. Described so.
   * @example CRM sync
   */
  name?: string | null;
  /**
   * @description Value for `X-Auth-Token`, observed as 40 lower-case hexadecimal digits. Treat it as opaque, store it like a password and never log it.
   *
   *     Ledger O-16: Form of a token. An opaque string.
   * @example 0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33
   */
  token: string;
  /**
   * @description User agent recorded with the token.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example harbourlane-crm/2.3
   */
  user_agent?: string | null;
  /**
   * Format: int64
   * @description Id of the user that the token belongs to.
   * @example 410003
   */
  user_id?: number | null;
};
/**
 * @description One page of API tokens. Each record contains the token itself, so keep the response secret.
 *
 *     Ledger O-51: Listing and deleting API tokens. Both are declared, marked.
 */
export type ApiTokenCollection = {
  /** @description The API tokens of this page. */
  data: ApiToken[];
  total: Total;
};
/**
 * @description The API token to create.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type ApiTokenCreate = {
  /**
   * Format: int64
   * @description Seconds without a request after which the token expires. Each request restarts the count; 0 makes a token that never expires.
   *
   *     Ledger O-04: Meaning of expiry. Described so.
   * @example 2592000
   */
  expiry?: number;
  /**
   * @description Name of the token, unique among the tokens of its user.
   *
   *     Ledger O-04: Meaning of expiry. Described so.
   * @example Nightly export
   */
  name?: string;
};
/**
 * @description One API token, with or without `links`.
 *
 *     Ledger O-03: Success of POST /apitokens. 201 is declared; `links` is optional there.
 */
export type ApiTokenSingle = {
  data: ApiToken;
  links?: Links;
};
/**
 * @description A live call. Its `id` is the `call_id` of its events and the `live_id` of its CDR and recording. When the call has ended, it is no longer under `/calls`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Call = {
  /**
   * @description Caller id of the call.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  clid?: string | null;
  /**
   * Format: int64
   * @description When the call was connected, in Unix seconds.
   *
   *     Ledger O-08: Unit of start_time and connected_at of a live call. Described so.
   * @example 1795190754
   */
  connected_at?: number | null;
  /**
   * @description Context of the call in the PBX.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example PSTN_CALL
   */
  context?: string | null;
  /**
   * Format: int64
   * @description Direction or kind of the call, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  destination?: number | null;
  /**
   * @description Number or extension that is called, in E.164 with or without `+`; up to five digits is an extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900456
   */
  dst?: string | null;
  /**
   * @description Call-ID of the called side, not the `id` of a call.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 5c1f0a77-0106@harbourlane.pbx.example
   */
  dst_call_id?: string | null;
  /**
   * @description Codec of the called side.
   * @example PCMA
   */
  dst_codec?: string | null;
  /**
   * @description Connection of the called side.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0
   */
  dst_connection?: number | null;
  /**
   * @description Contact of the called side.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example sip:447700900456@192.0.2.17:5060
   */
  dst_contact?: string | null;
  /**
   * @description Id of the called side, as a string.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 9002
   */
  dst_id?: string | null;
  /**
   * @description Name of the called side.
   * @example Ben Aziz
   */
  dst_name?: string | null;
  /**
   * @description Rate of the called side.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0.012
   */
  dst_rate?: number | null;
  /**
   * @description User agent of the called device.
   * @example null
   */
  dst_ua?: string | null;
  /**
   * Format: int64
   * @description Duration of the call. To show a running time, count from `start_time` or `connected_at`.
   *
   *     Ledger N-28: Unit of the live call duration. An integer without a stated unit.
   * @example 10
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the live call: `{id}` of `/calls/{id}`, `call_id` of events, `live_id` of the CDR. Values above 2^32 occur, so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 5000000106
   */
  id: number;
  /**
   * @description Minimum charge of the call.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0
   */
  min_charge?: number | null;
  /**
   * Format: int64
   * @description State of the recording, as a code. `PATCH /calls/{id}` takes words instead.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   * @example 0
   */
  monitor_state?: number | null;
  /**
   * Format: int64
   * @description Id of the parent live call.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   * @example null
   */
  parent_id?: number | null;
  /**
   * @description State of the call in a queue.
   *
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  queue_state?: string | null;
  /**
   * @description Who referred the call.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example null
   */
  referred_by?: string | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2103
   */
  src?: string | null;
  /**
   * @description Call-ID of the calling side, not the `id` of a call.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 7d20c4e1-0106@harbourlane.pbx.example
   */
  src_call_id?: string | null;
  /**
   * @description Codec of the calling side.
   * @example G722
   */
  src_codec?: string | null;
  /**
   * @description Contact of the calling side.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example sip:2103@198.51.100.23:5060
   */
  src_contact?: string | null;
  /**
   * @description Id of the calling side, as a string.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 410003
   */
  src_id?: string | null;
  /**
   * @description Name of the calling side.
   * @example Mei Lindqvist
   */
  src_name?: string | null;
  /**
   * @description Rate of the calling side.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0
   */
  src_rate?: number | null;
  /**
   * @description User agent of the calling device.
   * @example Softphone/7.1
   */
  src_ua?: string | null;
  /**
   * Format: int64
   * @description When the call started, in Unix seconds.
   *
   *     Ledger O-08: Unit of start_time and connected_at of a live call. Described so.
   * @example 1795190750
   */
  start_time?: number | null;
  /**
   * @description State of the call, in a word or as a code: INITIAL, a SIP INVITE is sent to the phone; ACCEPTED, a click-to-call request was accepted; RINGING, the phone is ringing; CONNECTED, the call was answered; ON_HOLD, it is held; HANGUP, it has ended. FAILED was also observed.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example CONNECTED
   */
  state?:
    | 'INITIAL'
    | 'ACCEPTED'
    | 'RINGING'
    | 'CONNECTED'
    | 'ON_HOLD'
    | 'HANGUP'
    | 'FAILED'
    | (string & {})
    | number
    | null;
};
/** @description One page of live calls. */
export type CallCollection = {
  /** @description The live calls of this page. */
  data: Call[];
  total: Total;
};
/** @description The call was answered, at the time in `connected_at`. */
export type CallConnectedEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.connected
   * @constant
   */
  event_name: 'call.connected';
};
/** @description A call to start for a user. */
export type CallCreate = {
  /**
   * @description Number that the called party sees, in E.164, or `anonymous` to show none.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  caller_id?: (string & {}) | 'anonymous';
  /**
   * @description Id of the user whose phone makes the call (`id` of `GET /users`), written as a string. A phone number, an extension and the id of a queue are digits too and pass this schema, but the platform refuses them with 400.
   *
   *     Ledger O-14: from of POST /calls. A string of digits, with a warning.
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   *     Ledger O-61: Two legs of a click to call. Described so. Who originates without `from` stays open (N-72).
   *     Ledger N-72: Originating user when none is named. Optional, as documented; nothing is claimed.
   * @example 410003
   */
  from?: string;
  /**
   * @description Number to call, in E.164 with or without `+`; up to five digits is an extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900456
   */
  to: string;
};
/**
 * @description A key was pressed during a call.
 *
 *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
 */
export type CallDtmfEvent = CallEvent & {
  /**
   * @description Tag that comes with the key.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example callback
   */
  dtmf_tag?: unknown;
  /**
   * @description Target that comes with the key.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example 1
   */
  dtmf_target?: unknown;
  /**
   * @description Name of the event.
   * @example call.dtmf
   * @constant
   */
  event_name: 'call.dtmf';
};
/**
 * @description What the events of a call have in common. Expect bodies without some of these fields, and with others.
 *
 *     Ledger N-02: Presence and null of event fields. What identifies the event is required (`id`, `event_time`, `event_name`, and `call_id` with `state` for calls). The rest is optional and may be null.
 */
export type CallEvent = {
  /**
   * Format: int64
   * @description Id of the call, or rather of this leg of it: `{id}` of `/calls/{id}` while it is live, `live_id` in `GET /cdrs` and `GET /monitors` afterwards. `root_call_id` groups the legs of one call. Values above 2^32 occur.
   *
   *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 5000000101
   */
  call_id: number;
  /**
   * @description When the call was connected, UTC; null if it has not been.
   * @default null
   * @example 2026-11-20 09:02:18
   */
  connected_at?: TimestampOrNull;
  /**
   * @description Where in the PBX the event happened: LOCAL_USER at a user, QUEUE at a queue, `RG-<id>` at a ring group. Some bodies do not have it.
   *
   *     Ledger O-32: context of events. An open enumeration, optional.
   * @example LOCAL_USER
   */
  context?: 'LOCAL_USER' | 'QUEUE' | (string & {}) | null;
  /**
   * @description Direction of the call, `in` for inbound and `out` for outbound. Compare the whole value.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example in
   */
  destination?: 'in' | 'out' | (string & {}) | null;
  /**
   * @description Number or extension that is called, in E.164 with or without `+`; up to five digits is an extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2102
   */
  dst?: string | null;
  /**
   * @description Id of the destination, for a user the user id. It comes as a number or as a string, so convert it before you compare.
   *
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 410002
   */
  dst_id?: number | string | null;
  /**
   * @description Name of the destination.
   * @example Tom Reyes
   */
  dst_name?: string | null;
  /**
   * Format: int64
   * @description Seconds. In `call.hangup` they count from `connected_at`, without the ringing; in `call.missed` it is 0.
   *
   *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
   * @example 184
   */
  duration?: number | null;
  /**
   * @description When it happened, UTC.
   * @example 2026-11-20 09:05:22
   */
  event_time: Timestamp;
  /**
   * @description Whether a `call.missed` is about the whole call (true) or about one leg of it (false).
   *
   *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
   * @example true
   */
  final?: boolean | null;
  /**
   * @description Unique id of the event. Keep it, to recognise an event that is delivered again.
   * @example evt-7f3a0101
   */
  id: string;
  /**
   * @description Id of the call that this leg belongs to, the same in all events of that call.
   *
   *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
   * @example 5000000101
   */
  root_call_id?: number | string | null;
  /**
   * @description Number or extension that calls; empty for a withheld number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. An open question that widens nothing: `src` is any string, and the descriptions advise receivers.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Source hash.
   *
   *     Ledger N-08: Meaning of src_hash. A string without a stated meaning.
   * @example c1e8b5d0f7a24936
   */
  src_hash?: string | null;
  /**
   * @description Id of the source, for a user the user id. Sources that are not users have 0 or the string `0`, which counts as true in JavaScript.
   *
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 410003
   */
  src_id?: number | string | null;
  /**
   * @description Name of the source.
   * @example Alice Moran
   */
  src_name?: string | null;
  /**
   * @description When the call started, UTC.
   * @example 2026-11-20 09:02:11
   */
  start_time?: TimestampOrNull;
  /**
   * @description State of the call.
   *
   *     - INITIAL: a SIP INVITE is sent to the phone
   *     - ACCEPTED: a click-to-call request was accepted
   *     - RINGING: the phone has answered the INVITE and is ringing
   *     - CONNECTED: the user has answered (SIP 200)
   *     - ON_HOLD: the call is held (an INVITE with `a=sendonly`)
   *     - HANGUP: the call has ended (SIP BYE)
   *     - DTMF_RECEIVED, with `call.dtmf`, and FAILED: observed as well
   *
   *     Treat a state that is not listed as unknown, not as an error.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
   * @example RINGING
   */
  state:
    | 'INITIAL'
    | 'ACCEPTED'
    | 'RINGING'
    | 'CONNECTED'
    | 'ON_HOLD'
    | 'HANGUP'
    | 'DTMF_RECEIVED'
    | 'FAILED'
    | (string & {});
  /**
   * @description Why the call ended, in words such as `Normal Clearing` or `No Answer`. Show it to people; do not branch on it.
   *
   *     Ledger N-09: Values of t_cause. A plain string.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Who ended the call, for instance `caller`.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. Described; the strings are open.
   * @example caller
   */
  terminated_by?: string | null;
};
/**
 * @description A call flow, by name and thumbnail. Its steps are not part of the record.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type CallFlow = {
  /**
   * @description When the call flow was created.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   * @example 2025-03-03 09:30:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description Description of the call flow.
   * @example Main menu in opening hours, voicemail outside them
   */
  description?: string | null;
  /**
   * Format: int64
   * @description Id of the call flow.
   * @example 951
   */
  id: number;
  /**
   * @description Name of the call flow.
   * @example Opening hours
   */
  name?: string | null;
  /**
   * @description Status of the call flow.
   *
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example active
   */
  status?: string | null;
  /**
   * @description Thumbnail of the call flow.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example https://pbx.example.com/thumbnails/951.png
   */
  thumbnail?: string | null;
};
/** @description One page of call flows. */
export type CallFlowCollection = {
  /** @description The call flows of this page. */
  data: CallFlow[];
  total: Total;
};
/** @description One call flow. */
export type CallFlowSingle = {
  data: CallFlow;
  links: Links;
};
/** @description The call has ended, for the reason in `t_cause`. */
export type CallHangupEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.hangup
   * @constant
   */
  event_name: 'call.hangup';
};
/** @description The call was put on hold. */
export type CallHoldEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.hold
   * @constant
   */
  event_name: 'call.hold';
};
/** @description A SIP INVITE is sent to a phone. */
export type CallInitialEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.initial
   * @constant
   */
  event_name: 'call.initial';
};
/**
 * @description A label to put on calls. Expect fields besides `id`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger N-36: Fields of a call label. An open object with `id`.
 */
export type CallLabel = {
  /**
   * Format: int64
   * @description Id of the label.
   * @example 1101
   */
  id: number;
};
/** @description One page of call labels. */
export type CallLabelCollection = {
  /** @description The call labels of this page. */
  data: CallLabel[];
  total: Total;
};
/**
 * @description A label to create, or what to change about it. No field is declared, and none is rejected by this schema.
 *
 *     Ledger N-37: Bodies of call label requests. An open object.
 */
export type CallLabelInput = Record<string, unknown>;
/** @description One call label. */
export type CallLabelSingle = {
  data: CallLabel;
  links: Links;
};
/**
 * @description A button of the call-me-back widget. Besides `id` the fields of its update are declared; expect others.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger N-59: Record of a call-me-back button. An open object with `id` and the fields of its update.
 */
export type CallMeBackButton = {
  /**
   * @description Content of the button in the offline state.
   *
   *     Ledger N-59: Record of a call-me-back button. An open object with `id` and the fields of its update.
   *     Ledger N-69: Content of data_online and data_offline. Strings.
   * @example Leave your number
   */
  data_offline?: string | null;
  /**
   * @description Content of the button in the online state.
   *
   *     Ledger N-59: Record of a call-me-back button. An open object with `id` and the fields of its update.
   *     Ledger N-69: Content of data_online and data_offline. Strings.
   * @example Call me back now
   */
  data_online?: string | null;
  /**
   * Format: int64
   * @description Id of the button, which settings hold in `button_id`. Keep it, because no operation lists buttons.
   * @example 1001
   */
  id: number;
  /**
   * @description Name of the button.
   *
   *     Ledger N-59: Record of a call-me-back button. An open object with `id` and the fields of its update.
   * @example Shop button
   */
  name?: string | null;
};
/**
 * @description A button to create. No field is declared, and none is rejected by this schema; try those of `PATCH /callmeback/buttons/{id}` first.
 *
 *     Ledger N-39: Body that creates a call-me-back button. An open object.
 */
export type CallMeBackButtonCreate = Record<string, unknown>;
/** @description One call-me-back button. */
export type CallMeBackButtonSingle = {
  data: CallMeBackButton;
  links: Links;
};
/**
 * @description What to change in a button.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type CallMeBackButtonUpdate = {
  /**
   * @description Content of the button in the offline state.
   *
   *     Ledger N-69: Content of data_online and data_offline. Strings.
   * @example Leave your number
   */
  data_offline?: string;
  /**
   * @description Content of the button in the online state.
   *
   *     Ledger N-69: Content of data_online and data_offline. Strings.
   * @example Call me back now
   */
  data_online?: string;
  /**
   * @description Name of the button.
   * @example Shop button
   */
  name?: string;
};
/**
 * @description Record of a call made through the call-me-back widget. Expect fields besides `id`.
 *
 *     Ledger N-44: Fields of a call-me-back CDR. An open object with `id`.
 */
export type CallMeBackCdr = {
  /**
   * Format: int64
   * @description Id of the record.
   * @example 1031
   */
  id: number;
};
/** @description One page of call-me-back CDRs. */
export type CallMeBackCdrCollection = {
  /** @description The records of this page. */
  data: CallMeBackCdr[];
  total: Total;
};
/**
 * @description Settings of a call-me-back widget. `GET /callmeback/websites` returns records of the same shape.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-24: Websites and settings of call-me-back alike. One schema for both.
 */
export type CallMeBackSetting = {
  /**
   * @description Countries that are allowed, in one string.
   *
   *     Ledger N-56: Type of allowed_countries. No type in requests.
   * @example GB
   */
  allowed_countries?: string | null;
  /**
   * Format: int64
   * @description Id of the button that the widget shows (`GET /callmeback/buttons/{id}`).
   * @example 1001
   */
  button_id?: number | null;
  /**
   * @description When the settings were created.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-02-10 09:30:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Culture (language and region) of the widget, as a code. Requests take a string.
   *
   *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  culture?: number | null;
  /**
   * Format: int64
   * @description Number of the account that the widget uses, an integer. Requests call it `ddi_e164`.
   *
   *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
   * @example 442079460100
   */
  ddi?: number | null;
  /**
   * @description Whether the widget has a floating icon.
   * @example true
   */
  floating_icon?: boolean | null;
  /**
   * Format: int64
   * @description Id of the settings, which campaigns hold in `call_me_back_setting_id`.
   * @example 1011
   */
  id: number;
  /**
   * @description Highest call rate that is allowed.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 0.05
   */
  max_call_rate?: number | null;
  /**
   * @description Name of the settings.
   * @example Shop website
   */
  name?: string | null;
  /**
   * Format: int64
   * @description Position of the widget, as a code. Requests take a string.
   *
   *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 4
   */
  position?: number | null;
  /**
   * @description Address of the privacy policy.
   * @example https://harbourlane.example/privacy
   */
  privacy_policy_url?: string | null;
  /**
   * @description Whether only visitors from the allowed countries see the widget.
   * @example true
   */
  show_to_allowed_countries_only?: boolean | null;
  /**
   * @description Title of the widget. Requests do not have this field.
   *
   *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
   * @example Talk to us
   */
  title?: string | null;
  /**
   * @description Message on the welcome screen of the widget.
   * @example Leave your number and we call you back.
   */
  welcome_screen_msg?: string | null;
};
/** @description One page of call-me-back settings or websites. */
export type CallMeBackSettingCollection = {
  /** @description The records of this page. */
  data: CallMeBackSetting[];
  total: Total;
};
/**
 * @description Settings of a call-me-back widget to create, or what to change about them.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type CallMeBackSettingInput = {
  /**
   * @description Countries to allow. Send a string, which is what the record returns.
   *
   *     Ledger N-56: Type of allowed_countries. No type in requests.
   * @example GB
   */
  allowed_countries?: unknown;
  /**
   * Format: int64
   * @description Id of the button to show, as returned by `POST /callmeback/buttons`.
   * @example 1001
   */
  button_id?: number | bigint;
  /**
   * @description Culture (language and region) of the widget.
   *
   *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example en_GB
   */
  culture?: string;
  /**
   * Format: int64
   * @description Number of the account for the widget to use: E.164 as an integer, so without `+`. The record calls it `ddi`.
   *
   *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  ddi_e164?: number;
  /**
   * @description Whether the widget has a floating icon.
   * @example true
   */
  floating_icon?: boolean;
  /**
   * @description Highest call rate to allow.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 0.05
   */
  max_call_rate?: number;
  /**
   * @description Name of the settings.
   * @example Shop website
   */
  name?: string;
  /**
   * @description Position of the widget.
   *
   *     Ledger C-10: Call-me-back setting in and out. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example bottom-right
   */
  position?: string;
  /**
   * Format: uri
   * @description Address of the privacy policy.
   * @example https://harbourlane.example/privacy
   */
  privacy_policy_url?: string;
  /**
   * @description Whether only visitors from the allowed countries see the widget.
   * @example true
   */
  show_to_allowed_countries_only?: boolean;
  /**
   * @description Message on the welcome screen of the widget.
   * @example Leave your number and we call you back.
   */
  welcome_screen_msg?: string;
};
/** @description One call-me-back setting. */
export type CallMeBackSettingSingle = {
  data: CallMeBackSetting;
  links: Links;
};
/**
 * @description A visitor to a website with the call-me-back widget. Expect fields besides `id`.
 *
 *     Ledger N-43: Fields of a call-me-back visitor. An open object with `id`.
 */
export type CallMeBackVisitor = {
  /**
   * Format: int64
   * @description Id of the visitor.
   * @example 1021
   */
  id: number;
};
/** @description One page of call-me-back visitors. */
export type CallMeBackVisitorCollection = {
  /** @description The visitors of this page. */
  data: CallMeBackVisitor[];
  total: Total;
};
/**
 * @description A leg was not answered, or with `final` true the whole call.
 *
 *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
 */
export type CallMissedEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.missed
   * @constant
   */
  event_name: 'call.missed';
};
/** @description A phone is ringing. */
export type CallRingingEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.ringing
   * @constant
   */
  event_name: 'call.ringing';
};
/** @description One live call. The call is inside `data`, so read `data.state`. */
export type CallSingle = {
  data: Call;
  links: Links;
};
/** @description One page of call tracking CDRs. */
export type CallTrackingCdrCollection = {
  /**
   * @description The records of this page.
   *
   *     Ledger N-58: Record of call-tracking CDRs. The CDR, whose fields are all optional, or any other object.
   */
  data: (Cdr | UnspecifiedRecord)[];
  total: Total;
};
/** @description The numbers to assign to campaigns. */
export type CallTrackingDdiBulkUpdate = CallTrackingDdiBulkUpdateItem[];
/** @description One number and the campaign to assign it to. */
export type CallTrackingDdiBulkUpdateItem = {
  /**
   * Format: int64
   * @description Id of the campaign (`GET /calltracking/campaigns`).
   * @example 1201
   */
  campaign_id: number | bigint;
  /**
   * @description The number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460110
   */
  e164: string;
  /**
   * Format: int64
   * @description Id of the number, optional. It is an integer here, while the id of a number is a string.
   *
   *     Ledger C-25: id of a number: integer or string. Each as documented.
   * @example 1
   */
  id?: number | bigint;
};
/** @description The call was taken off hold. */
export type CallUnholdEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.unhold
   * @constant
   */
  event_name: 'call.unhold';
};
/**
 * @description What to change about a live call. No field is required.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type CallUpdate = {
  /**
   * @description Text of the link in `action_url`.
   * @example Open Alice Moran
   */
  action_text?: string;
  /**
   * Format: uri
   * @description Address of a link to attach to the call, such as the caller's page in a CRM.
   * @example https://crm.harbourlane.example/contacts/9001
   */
  action_url?: string;
  /**
   * @description Number (E.164) or extension to transfer the call to.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2102
   */
  dst?: string;
  /**
   * @description Labels of the call.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
   * @example []
   */
  labels?: unknown[];
  /**
   * @description What to do with the recording of the call: `start`, `pause` or `resume` it.
   *
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   * @example start
   */
  monitor_state?: 'start' | 'pause' | 'resume' | (string & {});
  /**
   * @description State to change to. `answer` picks up a ringing call, and so does `CONNECTED`, which a client of the platform's maker sends.
   *
   *     Ledger N-31: State after answering a call, and other states to ask for. An open enumeration; no next state is claimed.
   *     Ledger O-27: State that answers a call. Both are known values of an open enumeration.
   * @example answer
   */
  state?: 'answer' | 'CONNECTED' | (string & {});
};
/**
 * @description A call tracking campaign. Responses have the fields of a number and requests have others; all of them are declared here, and any may be missing.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
 */
export type Campaign = {
  /**
   * Format: int64
   * @description Id of the call flow of the number (`GET /callflows`).
   * @example 951
   */
  call_flow?: number | null;
  /**
   * Format: int64
   * @description Id of the call-me-back settings (`GET /callmeback/settings`).
   *
   *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
   * @example 1011
   */
  call_me_back_setting_id?: number | null;
  /**
   * Format: int64
   * @description Id of the call tracking settings. No operation returns these settings.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
   * @example 1
   */
  call_tracking_setting_id?: number | null;
  /**
   * Format: int64
   * @description Number of channels.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 2
   */
  channels?: number | null;
  /**
   * Format: int64
   * @description Id of the chat settings. No operation returns these settings.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
   * @example 1
   */
  chat_setting_id?: number | null;
  /**
   * @description Whether the caller id is hidden.
   * @example false
   */
  cli_hide?: boolean | null;
  /**
   * Format: int64
   * @description Prefix of the caller id, as an integer.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0
   */
  cli_prefix?: number | null;
  /**
   * @description When the record was created. Use it to filter campaigns by date.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2025-03-03 08:20:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description Phone number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460110
   */
  e164?: string | null;
  /**
   * @description Whether `esc` is enabled. In the user model `esc_cli` is the emergency caller id.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example true
   */
  esc_enabled?: boolean | null;
  /**
   * @description E-mail address for faxes.
   * @example office@harbourlane.example
   */
  fax_email?: string | null;
  /**
   * @description Whether the number receives faxes.
   * @example false
   */
  fax_enabled?: boolean | null;
  /**
   * Format: int64
   * @description Flag, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 0
   */
  flag?: number | null;
  /**
   * @description Whether a fax password is set.
   * @example false
   */
  has_fax_password?: boolean | null;
  /**
   * @description Id of the campaign. Responses have the string id of a number, while `campaign_id` in requests is an integer.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
   * @example 1201
   */
  id: string | number;
  /**
   * @description Further information about the number.
   * @example On the shop sign
   */
  info?: string | null;
  /**
   * @description Name of the campaign.
   * @example Autumn
   */
  name?: string | null;
  /**
   * @description Rate of the number.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0.012
   */
  rate?: number | null;
  /**
   * @description Rules of the campaign.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   */
  rules?: unknown[] | null;
  /**
   * @description E-mail address for SMS.
   * @example office@harbourlane.example
   */
  sms_email?: string | null;
  /**
   * @description Whether SMS is enabled for the number.
   * @example true
   */
  sms_enabled?: boolean | null;
  /**
   * Format: int64
   * @description Status of the number, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  status?: number | null;
  /**
   * Format: int64
   * @description Id of the target of the number, of the kind that `target_type` gives.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 801
   */
  target_id?: number | null;
  /**
   * Format: int64
   * @description Kind of target, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 4
   */
  target_type?: number | null;
  /**
   * @description Whether the number has been verified.
   * @example true
   */
  tel_verified?: boolean | null;
  /**
   * @description URI of the number.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example sip:442079460110@harbourlane.pbx.example
   */
  uri?: string | null;
  /**
   * @description Address of the campaign.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The fields of a number and, optionally, the fields of the request.
   * @example https://harbourlane.example/autumn
   */
  url?: string | null;
};
/** @description One page of campaigns. */
export type CampaignCollection = {
  /** @description The campaigns of this page. */
  data: Campaign[];
  total: Total;
};
/**
 * @description A call tracking campaign to create.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type CampaignCreate = {
  /**
   * Format: int64
   * @description Id of the call-me-back settings to use (`GET /callmeback/settings`).
   * @example 1011
   */
  call_me_back_setting_id?: number | bigint;
  /**
   * Format: int64
   * @description Id of the call tracking settings to use. No operation returns these settings.
   * @example 1
   */
  call_tracking_setting_id?: number | bigint;
  /**
   * Format: int64
   * @description Id of the chat settings to use. No operation returns these settings.
   * @example 1
   */
  chat_setting_id?: number | bigint;
  /**
   * @description Name of the campaign.
   * @example Winter service
   */
  name?: string;
  /**
   * @description Rules of the campaign.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   */
  rules?: unknown[];
  /**
   * Format: uri
   * @description Address of the campaign.
   * @example https://harbourlane.example/winter
   */
  url?: string;
};
/** @description One campaign. */
export type CampaignSingle = {
  data: Campaign;
  links: Links;
};
/**
 * @description A text kept ready for SMS. The record has the shape of an SMS, and may also carry the two fields of the request.
 *
 *     Ledger N-41: Own fields of a canned response. The fields of an SMS, and `name` and `text`, all optional.
 */
export type CannedResponse = Sms & {
  /**
   * @description Name of the canned response.
   *
   *     Ledger N-41: Own fields of a canned response. The fields of an SMS, and `name` and `text`, all optional.
   * @example Ready
   */
  name?: string | null;
  /**
   * @description Text of the canned response. Send it as `message` of `POST /sms`.
   *
   *     Ledger N-41: Own fields of a canned response. The fields of an SMS, and `name` and `text`, all optional.
   * @example Your bike is ready to collect.
   */
  text?: string | null;
};
/** @description One page of canned responses. */
export type CannedResponseCollection = {
  /** @description The canned responses of this page. */
  data: CannedResponse[];
  total: Total;
};
/**
 * @description A canned response to create, or what to change about one.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type CannedResponseInput = {
  /**
   * @description Name of the canned response.
   * @example Ready
   */
  name?: string;
  /**
   * @description Text of the canned response.
   * @example Your bike is ready to collect.
   */
  text?: string;
};
/** @description One canned response. */
export type CannedResponseSingle = {
  data: CannedResponse;
  links: Links;
};
/**
 * @description Call detail record (CDR). `live_id` is the id that the call had in `/calls` and in events, and links the record to its recordings.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Cdr = {
  /**
   * Format: int64
   * @description Billable seconds.
   * @example 184
   */
  billsec?: number | null;
  /**
   * Format: int64
   * @deprecated
   * @description Deprecated. Use `live_id`.
   *
   *     Ledger N-26: Deprecation and removal. Deprecated fields are marked `deprecated` and stay.
   * @example 5000000101
   */
  call_id?: number | null;
  /**
   * @description When the call was made, UTC. Use it to filter CDRs by date.
   *
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-11-20 09:02:11
   */
  calldate?: TimestampOrNull;
  /**
   * @description Cost of the call. No currency is stated.
   * @example 0.0368
   */
  charge?: number | null;
  /**
   * @description Caller id, also with a name in front of it: `"+442079460011" <+442079460011>`.
   *
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example 447700900123
   */
  clid?: string | null;
  /**
   * @description Context of the call in the PBX.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example PSTN_CALL
   */
  context?: 'PSTN_CALL' | 'USER_LOCAL' | 'IVR' | 'FOLLOW_ME' | 'TEST_CALL' | (string & {}) | null;
  /**
   * @description Direction or kind of the call.
   *
   *     Ledger O-22: type, disposition and destination of a CDR. An open enumeration of the strings, an integer, or null.
   * @example in
   */
  destination?: 'in' | 'out' | 'webcall' | 'callmeback' | (string & {}) | number | null;
  /**
   * @description Final state of the call, in the words of `Call.state`: INITIAL, a SIP INVITE was sent to the phone, which is not known to have rung; RINGING, the phone rang and was not answered; CONNECTED, it was answered; ON_HOLD, it was held. VM stands for voicemail.
   *
   *     Ledger O-22: type, disposition and destination of a CDR. An open enumeration of the strings, an integer, or null.
   *     Ledger N-29: Transitions between call states. The states are listed with their meaning; no order is claimed.
   * @example CONNECTED
   */
  disposition?: 'INITIAL' | 'RINGING' | 'CONNECTED' | 'ON_HOLD' | 'VM' | (string & {}) | number | null;
  /**
   * @description Number or extension that was called, in E.164 with or without `+`; up to five digits is an extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460101
   */
  dst?: string | null;
  /**
   * @description Codec of the called side.
   * @example PCMA
   */
  dst_codec?: string | null;
  /**
   * @description Id of the called side, as a string: of a user, a contact, an IVR or a queue.
   * @example 410002
   */
  dst_id?: string | null;
  /**
   * @description Name of the called side.
   * @example Tom Reyes
   */
  dst_name?: string | null;
  /**
   * @description User agent of the called device.
   *
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example Desk 20/4.2
   */
  dst_ua?: string | null;
  /**
   * Format: int64
   * @description Duration of the call in seconds. The billable seconds are `billsec`.
   * @example 191
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the record, not of the live call (`live_id`).
   * @example 42001
   */
  id: number;
  /**
   * @description Further information about the call.
   *
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example null
   */
  info?: string | null;
  /**
   * @deprecated
   * @description Deprecated. Whether this is the record of the root call.
   *
   *     Ledger N-26: Deprecation and removal. Deprecated fields are marked `deprecated` and stay.
   * @example true
   */
  is_root?: boolean | null;
  /**
   * Format: int64
   * @description Id of the live call that made the record. Recordings are found by it, and it is `call_id` of the events. Values above 2^32 occur.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 5000000101
   */
  live_id?: number | null;
  /**
   * Format: int64
   * @description Live id of the parent call.
   *
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example null
   */
  parent_live_id?: number | null;
  /**
   * @description Price per minute. No currency is stated.
   * @example 0.012
   */
  rate?: number | null;
  /**
   * Format: int64
   * @deprecated
   * @description Deprecated. Live id of the root call.
   *
   *     Ledger N-26: Deprecation and removal. Deprecated fields are marked `deprecated` and stay.
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example 5000000101
   */
  root_live_id?: number | null;
  /**
   * Format: int64
   * @description Id of the server.
   * @example 3
   */
  server_id?: number | null;
  /**
   * Format: int64
   * @description Id of the SIP endpoint.
   * @example 52102
   */
  sip_endpoint_id?: number | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Codec of the calling side.
   * @example G722
   */
  src_codec?: string | null;
  /**
   * @description Id of the caller, a user id or `contact:<id>`.
   *
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example contact:9001
   */
  src_id?: string | null;
  /**
   * @description Name of the calling side.
   * @example Alice Moran
   */
  src_name?: string | null;
  /**
   * @description User agent of the calling device.
   * @example null
   */
  src_ua?: string | null;
  /**
   * @description Why the call ended, in words. Show it to people; do not branch on it.
   *
   *     Ledger N-09: Values of t_cause. A plain string.
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Type of the call: O outbound, I inbound, M missed. Compare the whole value, and do not look for `in` in it. If each leg has a record, as assumed (O-67), M is of the leg: another leg of the same call may have been answered. Records without a `parent_live_id` are then those of whole calls.
   *
   *     Ledger O-22: type, disposition and destination of a CDR. An open enumeration of the strings, an integer, or null.
   *     Ledger O-33: Legs of a call. `root_call_id` and `final` are declared, marked.
   *     Ledger O-67: Values in CDRs. An open question that widens nothing: the fields are nullable and the strings open. That each leg has a record of its own is an assumption of the examples and of the sandbox.
   * @example I
   */
  type?: 'O' | 'I' | 'M' | (string & {}) | number | null;
  /**
   * Format: int64
   * @description Id of the user of the call.
   * @example 410002
   */
  user_id?: number | null;
};
/** @description The CDRs to change. */
export type CdrBulkUpdate = CdrBulkUpdateItem[];
/**
 * @description One CDR and what to change in it. Only `id` is declared, and no other field is rejected by this schema.
 *
 *     Ledger N-40: Fields of a bulk change of CDRs. Objects with `id` and any other fields.
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type CdrBulkUpdateItem = {
  /**
   * Format: int64
   * @description Id of the CDR.
   * @example 42001
   */
  id: number | bigint;
};
/** @description One page of CDRs. */
export type CdrCollection = {
  /** @description The CDRs of this page. */
  data: Cdr[];
  total: Total;
};
/** @description One CDR. */
export type CdrSingle = {
  data: Cdr;
  links: Links;
};
/**
 * @description A chat between a visitor to a website and an operator. Its messages are not part of the record; see `GET /users/{id}/chatmsgs`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Chat = {
  /**
   * @description When the chat was created. Use it to filter chats by date.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-11-20 13:05:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the customer account that the chat belongs to.
   * @example 3107
   */
  customer_id?: number | null;
  /**
   * Format: int64
   * @description Length of the chat.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 340
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the chat.
   * @example 6601
   */
  id: number;
  /**
   * Format: int64
   * @description Id of the operator.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 410002
   */
  operator_id?: number | null;
  /**
   * @description User agent of the operator.
   * @example Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0
   */
  operator_ua?: string | null;
  /**
   * Format: int64
   * @description State of the chat, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   * @example 3
   */
  state?: number | null;
  /**
   * @description City of the visitor.
   * @example Bristol
   */
  visitor_city?: string | null;
  /**
   * @description Country of the visitor.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example GB
   */
  visitor_country?: string | null;
  /**
   * @description E-mail address of the visitor.
   * @example sam.hughes@visitor.example
   */
  visitor_email?: string | null;
  /**
   * @description Geographical position of the visitor.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example 51.45,-2.59
   */
  visitor_geo?: string | null;
  /**
   * @description Id of the visitor, as a string.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example v-5521
   */
  visitor_id?: string | null;
  /**
   * @description IP address of the visitor.
   * @example 198.51.100.23
   */
  visitor_ip?: string | null;
  /**
   * @description Name of the visitor.
   * @example Sam Hughes
   */
  visitor_name?: string | null;
  /**
   * @description Page that the visitor came from.
   * @example https://harbourlane.example/bikes
   */
  visitor_referer?: string | null;
  /**
   * @description User agent of the visitor.
   * @example Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15
   */
  visitor_ua?: string | null;
  /**
   * Format: int64
   * @description Id of the website that the chat took place on.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 1011
   */
  website_id?: number | null;
};
/** @description One page of chats. */
export type ChatCollection = {
  /** @description The chats of this page. */
  data: Chat[];
  total: Total;
};
/** @description One chat. */
export type ChatSingle = {
  data: Chat;
  links: Links;
};
/**
 * @description A conference room, with its numbers and PINs.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Conference = {
  /**
   * @description Whether it is announced who joins and leaves.
   * @example true
   */
  ann_join_leave?: boolean | null;
  /**
   * Format: int64
   * @description Number of the room.
   * @example 2900
   */
  confno?: number | null;
  /**
   * Format: int64
   * @description Number of the room for callers from the public phone network (PSTN).
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 729014
   */
  confno_pstn?: number | null;
  /**
   * Format: int64
   * @description Id of the conference room, not its number (`confno`).
   * @example 901
   */
  id: number;
  /**
   * @description Whether the conference is recorded.
   * @example false
   */
  monitor?: boolean | null;
  /**
   * @description Name of the room.
   * @example Morning stand-up
   */
  name?: string | null;
  /**
   * @description PIN of the room. Keep it secret, and as a string: leading zeros count.
   * @example 4071
   */
  pin?: string | null;
  /**
   * @description PIN of the room for callers from the public phone network (PSTN). Keep it secret.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0938
   */
  pin_pstn?: string | null;
};
/** @description One page of conference rooms. */
export type ConferenceCollection = {
  /** @description The conference rooms of this page. */
  data: Conference[];
  total: Total;
};
/**
 * @description A conference room to create, or what to change about one.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type ConferenceInput = {
  /**
   * @description Whether to announce who joins and leaves.
   * @example true
   */
  ann_join_leave?: boolean;
  /**
   * @description Phone numbers (DDIs) that lead to the room.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
   */
  ddis?: unknown[];
  /**
   * @description Whether to record the conference.
   * @example false
   */
  monitor?: boolean;
  /**
   * @description Name of the room.
   * @example Supplier call
   */
  name?: string;
  /**
   * @description PIN of the room.
   * @example 5518
   */
  pin?: string;
  /**
   * @description PIN of the room for callers from the public phone network (PSTN).
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 2206
   */
  pin_pstn?: string;
};
/** @description One conference room. */
export type ConferenceSingle = {
  data: Conference;
  links: Links;
};
/**
 * @description Where to send the confirmation e-mail.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type ConfirmationRequest = {
  /**
   * Format: email
   * @description Address to send the confirmation e-mail to again.
   * @example priya.nair@harbourlane.example
   */
  email: string;
};
/**
 * @description A person or company in the address book, with up to three phone and three mobile numbers. Requests take other fields than the record has: see `ContactInput`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-13: Contact in and out. Separate schemas for record and request.
 */
export type Contact = {
  /**
   * @description Name of the company.
   * @example Aziz Couriers
   */
  company?: string | null;
  /**
   * @description When the contact was created. Use it to filter contacts by date.
   * @example 2025-06-11 10:20:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the dialler source of the contact.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example null
   */
  dialler_source_id?: number | null;
  /**
   * @description E-mail address of the contact.
   * @example alice.moran@post.example
   */
  email?: string | null;
  /**
   * @description Extension of the contact.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2105
   */
  ext?: string | null;
  /**
   * @description First name of the contact.
   * @example Alice
   */
  first_name?: string | null;
  /**
   * @description Whether the contact is global.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example true
   */
  global?: boolean | null;
  /**
   * @description Name of the group that the contact is in.
   * @example Customers
   */
  group_name?: string | null;
  /**
   * Format: int64
   * @description Id of the contact. CDRs name the contact as `contact:<id>`.
   * @example 9001
   */
  id: number;
  /**
   * @description Whether the contact is internal.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example false
   */
  internal?: boolean | null;
  /**
   * @description When the last call with the contact took place.
   * @example 2026-11-20 09:02:11
   */
  last_call_at?: TimestampOrNull;
  /**
   * @description Last name of the contact.
   * @example Moran
   */
  last_name?: string | null;
  /**
   * @description Mobile number, in E.164 with or without `+`. Compare all six number fields when you look up a caller.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  mobile?: string | null;
  /**
   * @description Second mobile number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900124
   */
  mobile_1?: string | null;
  /**
   * @description Third mobile number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900125
   */
  mobile_2?: string | null;
  /**
   * Format: int64
   * @description Number of attempts to call the contact.
   * @example 0
   */
  nb_call_attempts?: number | null;
  /**
   * @description When the contact should be called next.
   * @example 2026-11-23 09:00:00
   */
  next_call_at?: TimestampOrNull;
  /**
   * @description Notes about the contact.
   * @example Prefers to be called after five.
   */
  notes?: string | null;
  /**
   * Format: int64
   * @description Id of the outcome.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example null
   */
  outcome_id?: number | null;
  /**
   * Format: int64
   * @description Id of a related user.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example null
   */
  rel_user_id?: number | null;
  /**
   * @description Phone number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460955
   */
  tel?: string | null;
  /**
   * @description Second phone number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460956
   */
  tel_1?: string | null;
  /**
   * @description Third phone number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460957
   */
  tel_2?: string | null;
  /**
   * Format: int64
   * @description Kind of contact, as a code. Requests take a string.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger C-13: Contact in and out. Separate schemas for record and request.
   * @example 1
   */
  type?: number | null;
  /**
   * Format: int64
   * @description Id of the user that the contact belongs to.
   * @example 410003
   */
  user_id?: number | null;
};
/** @description The contacts to change. */
export type ContactBulkUpdate = ContactBulkUpdateItem[];
/**
 * @description One contact, with its new group and labels.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type ContactBulkUpdateItem = {
  /**
   * @description Name of the group to put the contact in.
   * @example Club members
   */
  group_name?: string;
  /**
   * Format: int64
   * @description Id of the contact.
   * @example 9001
   */
  id: number | bigint;
  /**
   * @description Labels of the contact.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
   * @example []
   */
  labels?: unknown[];
};
/** @description One page of contacts. */
export type ContactCollection = {
  /** @description The contacts of this page. */
  data: Contact[];
  total: Total;
};
/**
 * @description A contact to create, or what to change about one. Only requests have speed dials, `labels`, `groups` and `transfer_list`.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 *     Ledger C-13: Contact in and out. Separate schemas for record and request.
 */
export type ContactInput = {
  /**
   * @description Name of the company.
   * @example Aziz Couriers
   */
  company?: string;
  /**
   * Format: int64
   * @description Id of the dialler source of the contact.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 71
   */
  dialler_source_id?: number | bigint;
  /**
   * @description E-mail address of the contact.
   * @example alice.moran@post.example
   */
  email?: string;
  /**
   * @description First name of the contact.
   * @example Alice
   */
  first_name?: string;
  /**
   * @description Name of the group to put the contact in.
   * @example Customers
   */
  group_name?: string;
  /**
   * @description Groups to put the contact in.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
   * @example []
   */
  groups?: unknown[];
  /**
   * @description Labels of the contact.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
   * @example []
   */
  labels?: unknown[];
  /**
   * @description Last name of the contact.
   * @example Moran
   */
  last_name?: string;
  /**
   * @description Mobile number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  mobile?: string;
  /**
   * @description Second mobile number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900124
   */
  mobile_1?: string;
  /**
   * @description Third mobile number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900125
   */
  mobile_2?: string;
  /**
   * @description Notes about the contact. Send a string, which is what the record returns.
   *
   *     Ledger N-54: Type of notes. No type in requests.
   * @example Prefers to be called after five.
   */
  notes?: unknown;
  /**
   * Format: int64
   * @description Id of the outcome.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 81
   */
  outcome_id?: number | bigint;
  /**
   * @description Speed dial of `mobile`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 70
   */
  speed_dial_mobile?: string;
  /**
   * @description Speed dial of `mobile_1`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 71
   */
  speed_dial_mobile_1?: string;
  /**
   * @description Speed dial of `mobile_2`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 72
   */
  speed_dial_mobile_2?: string;
  /**
   * @description Speed dial of `tel`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 60
   */
  speed_dial_phone?: string;
  /**
   * @description Speed dial of `tel_1`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 61
   */
  speed_dial_phone_1?: string;
  /**
   * @description Speed dial of `tel_2`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 62
   */
  speed_dial_phone_2?: string;
  /**
   * @description Phone number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460955
   */
  tel?: string;
  /**
   * @description Second phone number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460956
   */
  tel_1?: string;
  /**
   * @description Third phone number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460957
   */
  tel_2?: string;
  /**
   * @description Whether the contact is on the transfer list.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example true
   */
  transfer_list?: boolean;
  /**
   * @description Kind of contact. The record returns an integer.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-13: Contact in and out. Separate schemas for record and request.
   * @example 1
   */
  type?: string;
  /**
   * Format: int64
   * @description Id of the user that the contact belongs to.
   * @example 410003
   */
  user_id?: number | bigint;
};
/** @description One contact. */
export type ContactSingle = {
  data: Contact;
  links: Links;
};
/**
 * @description A phone number of the account (DDI, direct dial-in). Call tracking returns numbers in the same shape.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-19: Two addresses for call tracking. All are declared.
 */
export type Ddi = {
  /**
   * Format: int64
   * @description Id of the call flow of the number (`GET /callflows`).
   * @example 951
   */
  call_flow?: number | null;
  /**
   * Format: int64
   * @description Number of channels.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 2
   */
  channels?: number | null;
  /**
   * @description Whether the caller id is hidden.
   * @example false
   */
  cli_hide?: boolean | null;
  /**
   * Format: int64
   * @description Prefix of the caller id, as an integer.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0
   */
  cli_prefix?: number | null;
  /**
   * @description When the record was created. Use it to filter numbers by date.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2025-03-03 08:20:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description The number in E.164, with or without `+`, for `GET /ddis/{e164}`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  e164?: string | null;
  /**
   * @description Whether `esc` is enabled. In the user model `esc_cli` is the emergency caller id.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example true
   */
  esc_enabled?: boolean | null;
  /**
   * @description E-mail address for faxes.
   * @example office@harbourlane.example
   */
  fax_email?: string | null;
  /**
   * @description Whether the number receives faxes.
   * @example false
   */
  fax_enabled?: boolean | null;
  /**
   * Format: int64
   * @description Flag, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 0
   */
  flag?: number | null;
  /**
   * @description Whether a fax password is set.
   * @example false
   */
  has_fax_password?: boolean | null;
  /**
   * @description Id of the number, as a string.
   * @example 442079460100
   */
  id: string;
  /**
   * @description Further information about the number.
   * @example On the shop sign
   */
  info?: string | null;
  /**
   * @description Name of the number.
   * @example Main
   */
  name?: string | null;
  /**
   * @description Rate of the number.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0.012
   */
  rate?: number | null;
  /**
   * @description E-mail address for SMS.
   * @example office@harbourlane.example
   */
  sms_email?: string | null;
  /**
   * @description Whether SMS is enabled for the number.
   * @example true
   */
  sms_enabled?: boolean | null;
  /**
   * Format: int64
   * @description Status of the number, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  status?: number | null;
  /**
   * Format: int64
   * @description Id of the target of the number, of the kind that `target_type` gives.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 801
   */
  target_id?: number | null;
  /**
   * Format: int64
   * @description Kind of target, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 4
   */
  target_type?: number | null;
  /**
   * @description Whether the number has been verified.
   * @example true
   */
  tel_verified?: boolean | null;
  /**
   * @description URI of the number.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example sip:442079460100@harbourlane.pbx.example
   */
  uri?: string | null;
};
/** @description One page of numbers. */
export type DdiCollection = {
  /** @description The numbers of this page. */
  data: Ddi[];
  total: Total;
};
/** @description One number. */
export type DdiSingle = {
  data: Ddi;
  links: Links;
};
/**
 * @description The dictionaries of a resource, in the envelope of a collection.
 *
 *     Ledger N-51: Records of dictionaries. A collection of open objects.
 */
export type DictionaryCollection = {
  /** @description The records of the dictionary. */
  data: UnspecifiedRecord[];
  total: Total;
};
/** @description What went wrong. Decide on the HTTP status, and show `message` to people. */
export type ErrorBody = {
  /**
   * @description Details of the error, an object or a message each. The array may be empty or absent, so check before you read `errors[0]`.
   *
   *     Ledger O-02: Elements of errors. Optional array of objects or strings; objects are open. O-64 says more.
   */
  errors?: (FieldError | string)[];
  /**
   * @description What went wrong, for people. `Validation error` and `Filtration error` are common; `errors` then says more. The wording is not fixed.
   *
   *     Ledger N-13: Machine-readable error codes. `code` is a string without known values; decide on the HTTP status.
   *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all optional; the examples have the observed messages.
   * @example Authentication failed: token does not exist
   */
  message: string;
};
/**
 * @description A fax. The record does not contain its pages, and no operation of this contract returns them.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Fax = {
  /**
   * @description Cost of the fax.
   * @example 0
   */
  charge?: number | null;
  /**
   * @description When the record was created. Use it to filter faxes by date.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-11-20 10:30:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description Name of the file.
   * @example fax-20261120-103000.pdf
   */
  filename?: string | null;
  /**
   * @description Number of the sender, in E.164 with or without `+`. A filter on it is refused with 400.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   * @example 442079460955
   */
  from?: string | null;
  /**
   * Format: int64
   * @description Id of the fax.
   * @example 6501
   */
  id: number;
  /**
   * Format: int64
   * @description Number of pages.
   * @example 2
   */
  pages?: number | null;
  /**
   * Format: int64
   * @description Status of the fax, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   * @example 1
   */
  status?: number | null;
  /**
   * @description Number of the recipient, in E.164 with or without `+`. A filter on it is refused with 400.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
   * @example 442079460103
   */
  to?: string | null;
  /**
   * Format: int64
   * @description Kind of fax, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  type?: number | null;
};
/** @description One page of faxes. */
export type FaxCollection = {
  /** @description The faxes of this page. */
  data: Fax[];
  total: Total;
};
/**
 * @description What is wrong with one field of the request.
 *
 *     Ledger O-02: Elements of errors. Optional array of objects or strings; objects are open. O-64 says more.
 *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all optional; the examples have the observed messages.
 */
export type FieldError = {
  /**
   * @description Error code, such as `SF0010`. Log it, and decide on the HTTP status.
   *
   *     Ledger O-02: Elements of errors. Optional array of objects or strings; objects are open. O-64 says more.
   *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all optional; the examples have the observed messages.
   *     Ledger N-13: Machine-readable error codes. `code` is a string without known values; decide on the HTTP status.
   * @example SF0010
   */
  code?: string;
  /**
   * @description Name of the field that was refused, without a path in front of it: `from`, never `body.from`.
   * @example from
   */
  field?: string;
  /**
   * @description What is wrong with the field, in words.
   * @example This value should not be blank
   */
  message?: string;
} & {
  [key: string]: unknown;
};
/**
 * @description Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows the records of the named resource and no others: `include=users&fields[users]=id,status` leaves a queue whole and narrows its users. Brackets and commas may be sent without percent-encoding.
 *
 *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
 *     Ledger O-63: What fields narrows. Described so.
 */
export type FieldsParameter = {
  [key: string]: string;
};
/** @description One condition of a filter. */
export type FilterCondition = {
  operator: FilterOperator;
  /**
   * @description Name of a field of the record.
   * @example calldate
   */
  property: string;
  /**
   * @description Value to compare with, for `in` an array of strings. Numbers may be written as numbers or as strings.
   *
   *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
   */
  value: string | (number | bigint) | (boolean | null) | (string | (number | bigint))[];
};
/**
 * @description The conditions of a filter.
 *
 *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
 */
export type FilterList = FilterCondition[];
/**
 * @description How to compare.
 *
 *     - `eq`, `=`: equal
 *     - `ne`, `neq`, `<>`, `!=`: not equal
 *     - `lt`, `<`: less; `lte`, `<=`: less or equal
 *     - `gt`, `>`: greater; `gte`, `>=`: greater or equal
 *     - `in`: one of the values of an array
 *     - `like`, `notlike`: matches, or does not match, a pattern, such as a bare substring
 *
 *     Ledger N-27: Pattern of like and notlike. Any string.
 *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
 * @example gte
 * @enum {string}
 */
export type FilterOperator =
  | 'eq'
  | '='
  | 'ne'
  | 'neq'
  | '<>'
  | '!='
  | 'lt'
  | '<'
  | 'lte'
  | '<='
  | 'gt'
  | '>'
  | 'gte'
  | '>='
  | 'in'
  | 'like'
  | 'notlike';
/**
 * @description A JSON array of `{property, operator, value}`, written into one string and URL-encoded like any other. `property` is a
 *     field of the operation's record. The keys of a condition may be in any order, and `[]` lets every record through.
 *
 *     Some fields are refused with a 400, and so is an unknown operator. Dates are compared in UTC as `YYYY-MM-DD HH:MM:SS`; a
 *     bare `YYYY-MM-DD` is accepted too. The field to filter by date is `calldate` for CDRs, `timestamp` for recordings,
 *     `origtime` for voicemail, and `created_at` for other records that have it. Look for a phone number in both forms, with
 *     `+` and without, by `in`.
 *
 *     Ledger N-19: How conditions combine. The list is declared; no logic is claimed.
 *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
 *     Ledger O-29: Fields that can be filtered. `x-filter` names what is refused; 400 is declared.
 *     Ledger O-44: Filters on the wire. `value` takes text, number, truth value, null or an array.
 */
export type FilterParameter = string;
/**
 * @description Name of a field. Records with the same value of it are grouped.
 *
 *     Ledger N-18: Response to group_by. A grouped response is declared as the same collection.
 */
export type GroupByParameter = string;
/**
 * @description Name of related records to put into each record, such as `users` on queues.
 *
 *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
 * @example users
 */
export type IncludeParameter = string;
/**
 * @description IVR (interactive voice response): a menu in which callers choose a destination with a key. Only the record has the keys and their sounds; requests do not.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-07: IVR in and out. Separate schemas for record and request.
 */
export type Ivr = {
  /**
   * @description Destination of the `8` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  eight?: string | null;
  /**
   * @description Sounds of the `8` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  eight_sounds?: string | null;
  /**
   * @description Whether callers may dial an extension.
   * @example true
   */
  ext_dialing?: boolean | null;
  /**
   * Format: int64
   * @description Id of the final destination, of the kind that `final_dst_type` gives.
   * @example 30601
   */
  final_dst_id?: number | null;
  /**
   * Format: int64
   * @description Kind of final destination, as a code. Requests take a string.
   *
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 5
   */
  final_dst_type?: number | null;
  /**
   * @description Destination of the `5` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  five?: string | null;
  /**
   * @description Sounds of the `5` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  five_sounds?: string | null;
  /**
   * @description Destination of the `4` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  four?: string | null;
  /**
   * @description Sounds of the `4` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  four_sounds?: string | null;
  /**
   * @description Destination of the `#` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  hash?: string | null;
  /**
   * Format: int64
   * @description Id of the IVR, not its `number`.
   * @example 801
   */
  id: number;
  /**
   * Format: int64
   * @description Language of the IVR, as a code. Requests take a string.
   *
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  language?: number | null;
  /**
   * @description Name of the IVR.
   * @example Main menu
   */
  name?: string | null;
  /**
   * @description Destination of the `9` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  nine?: string | null;
  /**
   * @description Sounds of the `9` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  nine_sounds?: string | null;
  /**
   * Format: int64
   * @description Number of the IVR, not its `id`.
   * @example 2500
   */
  number?: number | null;
  /**
   * @description Destination of the `1` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example 2200
   */
  one?: string | null;
  /**
   * @description Sounds of the `1` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example press-one-for-sales
   */
  one_sounds?: string | null;
  /**
   * @description Post sounds of the IVR, as a string. Requests take an array.
   *
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example press-one-or-two
   */
  post_sounds?: string | null;
  /**
   * @description Whether the destination is chosen at random.
   * @example false
   */
  random_choice?: boolean | null;
  /**
   * @description Destination of the random choice.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  random_dst?: string | null;
  /**
   * Format: int64
   * @description How many times the menu is repeated.
   * @example 2
   */
  repeats?: number | null;
  /**
   * Format: int64
   * @description Ring time of the IVR.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 20
   */
  ring_time?: number | null;
  /**
   * @description Destination of the `7` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  seven?: string | null;
  /**
   * @description Sounds of the `7` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  seven_sounds?: string | null;
  /**
   * @description Destination of the `6` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  six?: string | null;
  /**
   * @description Sounds of the `6` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  six_sounds?: string | null;
  /**
   * @description Sounds of the menu.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example welcome-main
   */
  sounds?: string | null;
  /**
   * @description Destination of the `*` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  star?: string | null;
  /**
   * @description Destination of the `3` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  three?: string | null;
  /**
   * @description Sounds of the `3` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  three_sounds?: string | null;
  /**
   * Format: int64
   * @description Timeout of the menu.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 5
   */
  timeout?: number | null;
  /**
   * @description Destination of the `2` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example 2300
   */
  two?: string | null;
  /**
   * @description Sounds of the `2` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example null
   */
  two_sounds?: string | null;
  /**
   * @description Destination of the `0` key.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
   * @example null
   */
  zero?: string | null;
};
/** @description One page of IVRs. */
export type IvrCollection = {
  /** @description The IVRs of this page. */
  data: Ivr[];
  total: Total;
};
/**
 * @description An IVR to create. The keys and their sounds are only in the record.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 *     Ledger C-07: IVR in and out. Separate schemas for record and request.
 */
export type IvrCreate = {
  /**
   * @description Phone numbers (DDIs) that lead to the IVR.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
   */
  ddis?: unknown[];
  /**
   * @description Whether callers may dial an extension.
   * @example true
   */
  ext_dialing?: boolean;
  /**
   * Format: int64
   * @description Id of the final destination, of the kind that `final_dst_type` gives.
   * @example 30602
   */
  final_dst_id?: number | bigint;
  /**
   * @description Kind of final destination. For users the values are U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   * @example Q
   */
  final_dst_type?: string;
  /**
   * @description Language of the IVR.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   * @example en
   */
  language?: string;
  /**
   * @description Name of the IVR.
   * @example Workshop menu
   */
  name?: string;
  /**
   * Format: int64
   * @description Number of the IVR.
   * @example 2510
   */
  number?: number;
  /**
   * @description Post sounds of the IVR.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   */
  post_sounds?: unknown[];
  /**
   * @description Whether the destination is chosen at random.
   * @example false
   */
  random_choice?: boolean;
  /**
   * Format: int64
   * @description How many times the menu is repeated.
   * @example 2
   */
  repeats?: number;
  /**
   * Format: int64
   * @description Ring time of the IVR.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 20
   */
  ring_time?: number;
  /**
   * Format: int64
   * @description Timeout of the menu.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 5
   */
  timeout?: number;
};
/** @description One IVR. */
export type IvrSingle = {
  data: Ivr;
  links: Links;
};
/**
 * @description What to change about an IVR. The other fields of the creation pass this schema too.
 *
 *     Ledger N-48: Rest of the IVR update. The fields up to final_dst_type are declared and others are let through; statuses are ranges.
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 *     Ledger C-07: IVR in and out. Separate schemas for record and request.
 */
export type IvrUpdate = {
  /**
   * @description Phone numbers (DDIs) that lead to the IVR.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   */
  ddis?: unknown[];
  /**
   * @description Whether callers may dial an extension.
   * @example true
   */
  ext_dialing?: boolean;
  /**
   * @description Kind of final destination. For users the values are U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   * @example Q
   */
  final_dst_type?: string;
  /**
   * @description Language of the IVR.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   * @example en
   */
  language?: string;
  /**
   * @description Name of the IVR.
   * @example Workshop menu
   */
  name?: string;
  /**
   * @description Post sounds of the IVR.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger C-07: IVR in and out. Separate schemas for record and request.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   */
  post_sounds?: unknown[];
  /**
   * Format: int64
   * @description How many times the menu is repeated.
   * @example 2
   */
  repeats?: number;
  /**
   * Format: int64
   * @description Ring time of the IVR.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 20
   */
  ring_time?: number;
  /**
   * Format: int64
   * @description Timeout of the menu.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 5
   */
  timeout?: number;
};
/**
 * @description A lead to call, and what to say.
 *
 *     Ledger O-13: caller_id of POST /leadcalls. `caller_id` is required.
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type LeadcallCreate = {
  /**
   * @description Number that the lead sees. Without it the request fails with 400 "DDI not found".
   *
   *     Ledger O-13: caller_id of POST /leadcalls. `caller_id` is required.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460110
   */
  caller_id: string;
  /**
   * @description Number (E.164) or extension to call.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900789
   */
  to: string;
  /**
   * @description Text to speak to the lead.
   * @example This is Harbour Lane Cycles. We missed your call this morning.
   */
  tts: string;
};
/**
 * @description Links to related resources, empty in every observed response.
 *
 *     Ledger N-14: Content of links. An object with any fields.
 */
export type Links = Record<string, unknown>;
/**
 * Format: int64
 * @description Id of a live call: `data.id` of `POST /calls` and of `POST /leadcalls`, or `call_id` of an event. Not the id of a CDR. It can be larger than 2^32, so keep it in 64 bits.
 *
 *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
 * @example 5000000106
 */
export type LiveCallId = number | bigint;
/**
 * @description Credentials of a user.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type LoginCredentials = {
  /**
   * @description Fingerprint of the device.
   *
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. Declared with their types; the description claims no effect.
   * @example wallboard-front-desk
   */
  device_fingerprint?: string;
  /**
   * Format: email
   * @description E-mail address of the user.
   * @example mei.lindqvist@harbourlane.example
   */
  email: string;
  /**
   * Format: password
   * @description Password of the user.
   * @example seven-spokes-and-a-bell
   */
  password: string;
  /**
   * @description Whether to remember the login.
   *
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. Declared with their types; the description claims no effect.
   * @example false
   */
  remember_me?: boolean;
};
/**
 * @description The user behind the token. `is_root` is a string here and a boolean in a user record, and `id` may be a string.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-15: Me and User. `is_root` as documented in each; `id` of Me is a string or an integer, since every other user id is one.
 */
export type Me = {
  /**
   * @description Balance, going by the names in the currency of `currency_iso`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 48.2
   */
  balance?: number | null;
  /**
   * @description Country code.
   * @example 44
   */
  cc?: string | null;
  /**
   * @description Default caller id of the user.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  cli?: string | null;
  /**
   * @description ISO code of the currency.
   * @example GBP
   */
  currency_iso?: string | null;
  /**
   * @description Id of the customer account.
   *
   *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
   * @example 3107
   */
  customer_id?: number | string | null;
  /**
   * Format: email
   * @description E-mail address of the user.
   *
   *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
   * @example mei.lindqvist@harbourlane.example
   */
  email?: string | null;
  /**
   * @description First name of the user.
   *
   *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
   * @example Mei
   */
  first_name?: string | null;
  /**
   * @description Id of the user, as a string of digits or as a number; other records have the number. Write it as a string for `from` of `POST /calls`.
   *
   *     Ledger C-15: Me and User. `is_root` as documented in each; `id` of Me is a string or an integer, since every other user id is one.
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 410003
   */
  id: string | number;
  /**
   * @description Whether the user is root admin, as a string. Do not test it for truth, since every string but the empty one counts as true.
   *
   *     Ledger C-15: Me and User. `is_root` as documented in each; `id` of Me is a string or an integer, since every other user id is one.
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example false
   */
  is_root?: string | null;
  /**
   * @description Language of the user.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example en
   */
  language?: string | null;
  /**
   * @description Last name of the user.
   *
   *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
   * @example Lindqvist
   */
  last_name?: string | null;
  /**
   * @description SIP domain of the user.
   *
   *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
   * @example harbourlane.pbx.example
   */
  sip_domain?: string | null;
  /**
   * Format: password
   * @description SIP password of the user. Never log it or pass it on.
   *
   *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
   * @example not-a-real-sip-password
   */
  sip_password?: string | null;
};
/**
 * @description A media session of a call. Its MSDR names it in `media_session_id`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type MediaSession = {
  /**
   * @description Id of the call, as a string.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 5000000111
   */
  call_id?: string | null;
  /**
   * @description When the media session was created.
   * @example 2026-11-20 09:02:18
   */
  created_at?: TimestampOrNull;
  /**
   * @description Id of the called side, as a string.
   * @example 410002
   */
  dst_id?: string | null;
  /**
   * @description User agent of the called device.
   * @example Desk 20/4.2
   */
  dst_ua?: string | null;
  /**
   * Format: int64
   * @description Length of the media session.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 184
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the media session.
   * @example 8801
   */
  id: number;
  /**
   * @description Id of the calling side, as a string.
   * @example contact:9001
   */
  src_id?: string | null;
  /**
   * @description User agent of the calling device.
   * @example null
   */
  src_ua?: string | null;
  /**
   * @description Status of the media session.
   *
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example ended
   */
  status?: string | null;
  /**
   * @description Kind of media session.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example audio
   */
  type?: string | null;
  /**
   * @description When the media session was last updated.
   * @example 2026-11-20 09:05:22
   */
  updated_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the user of the media session.
   * @example 410002
   */
  user?: number | null;
};
/** @description One page of media sessions. */
export type MediaSessionCollection = {
  /** @description The media sessions of this page. */
  data: MediaSession[];
  total: Total;
};
/** @description One media session. */
export type MediaSessionSingle = {
  data: MediaSession;
  links: Links;
};
/**
 * @description The user behind the token, with or without `links`.
 *
 *     Ledger O-26: Response of GET /me. Me inside `data`; `links` is optional.
 */
export type MeSingle = {
  data: Me;
  links?: Links;
};
/**
 * @description A recording of a call. The record does not name the call: find it with a filter on `live_id`, and store that id beside the recording.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
 */
export type Monitor = {
  /**
   * @description Number or extension that was called.
   *
   *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460101
   */
  called?: string | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  caller?: string | null;
  /**
   * @description When the record was created. To filter by date, use `timestamp`.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   * @example 2026-11-20 09:05:22
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Customer experience score.
   *
   *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 82
   */
  cx_score?: number | null;
  /**
   * Format: int64
   * @description Length of the recording.
   *
   *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 184
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the recording, not of the call.
   * @example 7001
   */
  id: number;
  /**
   * @description Further data about the recording.
   *
   *     Ledger N-53: Type of metadata. No type.
   *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
   * @example {
   *       "ticket": "HL-2041"
   *     }
   */
  metadata?: unknown;
  /**
   * @description Sentiment of the conversation.
   *
   *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example positive
   */
  sentiment?: string | null;
  /**
   * Format: int64
   * @description Size of the mp3 in bytes, which only the record gives. Compare it with the bytes that you have saved.
   *
   *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
   *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
   *     Ledger O-06: Content type of .mp3. `audio/*`, 200 only.
   * @example 736512
   */
  size?: number | null;
  /**
   * @description Summary of the conversation.
   *
   *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
   * @example Alice asks whether her bike is ready. Tom promises it for the afternoon.
   */
  summary?: string | null;
  /**
   * @description Date of the recording. Use it to filter recordings by date.
   *
   *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-11-20 09:02:18
   */
  timestamp?: TimestampOrNull;
  /**
   * @description Token of the recording. Keep it as secret as an access token.
   *
   *     Ledger N-63: Token of a recording. A string; the description advises to keep it secret.
   * @example 9d1c4e7a20b85f36
   */
  token?: string | null;
  /**
   * @description Transcript of the recording.
   *
   *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
   * @example Harbour Lane Cycles, Tom speaking. Hello, this is Alice Moran.
   */
  transcript?: string | null;
  /**
   * @description Transcript with the speakers.
   *
   *     Ledger N-61: Update fields in a recording. Declared on the record, optional and nullable.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example Tom: Harbour Lane Cycles, Tom speaking. Alice: Hello, this is Alice Moran.
   */
  transcript_speakers?: string | null;
  /**
   * @description Direction of the recorded call, I inbound or O outbound.
   *
   *     Ledger O-23: Width of a recording. The fields are declared, marked; `live_id` is filterable. `type` is O-68.
   *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
   * @example I
   */
  type?: 'I' | 'O' | (string & {}) | null;
};
/**
 * @description A record of the AI dictionary, listed with the same three fields as a recording. Expect others.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger N-62: Purpose of the AI dictionary. The three documented fields, open.
 */
export type MonitorAiDictionary = {
  /**
   * @description When the record was created.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   * @example 2026-02-09 11:30:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the record, not of a recording.
   * @example 7101
   */
  id: number;
  /**
   * @description Token of the record. Keep it as secret as an access token.
   *
   *     Ledger N-63: Token of a recording. A string; the description advises to keep it secret.
   * @example 51b7e09c3fa2d864
   */
  token?: string | null;
};
/** @description One page of AI dictionary records. */
export type MonitorAiDictionaryCollection = {
  /** @description The AI dictionary records of this page. */
  data: MonitorAiDictionary[];
  total: Total;
};
/** @description One AI dictionary record. */
export type MonitorAiDictionarySingle = {
  data: MonitorAiDictionary;
  links: Links;
};
/**
 * @description The audio of a recording can be downloaded. Expect further fields.
 *
 *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
 *     Ledger N-02: Presence and null of event fields. What identifies the event is required (`id`, `event_time`, `event_name`, and `call_id` with `state` for calls). The rest is optional and may be null.
 */
export type MonitorAudioReadyEvent = {
  /**
   * @description Id of the recorded call, and `live_id` of its CDR.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 5000000101
   */
  call_id?: number | string | null;
  /**
   * @description Id of the customer account.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 3107
   */
  customer_id?: number | string | null;
  /**
   * @description Name of the event.
   * @example monitor.audio_ready
   * @constant
   */
  event_name: 'monitor.audio_ready';
  /**
   * @description When it happened, UTC.
   * @example 2026-11-20 09:05:31
   */
  event_time: Timestamp;
  /**
   * @description Unique id of the event. Keep it, to recognise an event that is delivered again.
   * @example evt-7f3a010b
   */
  id: string;
  /**
   * @description Id of the recording, for `GET /monitors/{id}.mp3`.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 7001
   */
  monitor_id?: number | string | null;
  /**
   * @description Size of the audio file in bytes. Compare it with what you download.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   * @example 736512
   */
  size?: number | string | null;
  /**
   * @description Id of the user.
   *
   *     Ledger O-34: Further events and states. The two events whose bodies are known are declared, marked; states are open; the wrap-up event is not declared.
   *     Ledger O-31: src_id and dst_id of events. Integer or string.
   * @example 410002
   */
  user_id?: number | string | null;
};
/** @description One page of recordings. */
export type MonitorCollection = {
  /** @description The recordings of this page. */
  data: Monitor[];
  total: Total;
};
/** @description One recording. */
export type MonitorSingle = {
  data: Monitor;
  links: Links;
};
/**
 * @description Analysis of a recording, to store with it. No other field of a recording can be changed.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type MonitorUpdate = {
  /**
   * Format: int64
   * @description Customer experience score.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 82
   */
  cx_score?: number;
  /**
   * @description Further data about the recording. Read it back once, to see what has been stored.
   *
   *     Ledger N-53: Type of metadata. No type.
   * @example {
   *       "ticket": "HL-2041"
   *     }
   */
  metadata?: unknown;
  /**
   * @description Sentiment of the conversation.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example positive
   */
  sentiment?: string;
  /**
   * @description Summary of the conversation.
   * @example Mei confirms a delivery with Ben for Monday morning.
   */
  summary?: string;
  /**
   * @description Transcript of the recording.
   * @example Hello Ben, this is Mei from Harbour Lane Cycles.
   */
  transcript?: string;
  /**
   * @description Transcript with the speakers.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example Mei: Hello Ben, this is Mei from Harbour Lane Cycles.
   */
  transcript_speakers?: string;
};
/**
 * @description Record of a media session (MSDR). The cost and the disposition of the call are in its CDR.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Msdr = {
  /**
   * @description Id of the call, as a string.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 5000000111
   */
  call_id?: string | null;
  /**
   * @description When the record was created. Use it to filter MSDRs by date.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   * @example 2026-11-20 09:05:22
   */
  created_at?: TimestampOrNull;
  /**
   * @description Number or extension that was called.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2102
   */
  dst?: string | null;
  /**
   * @description Id of the called side, as a string.
   * @example 410002
   */
  dst_id?: string | null;
  /**
   * @description User agent of the called device.
   * @example Desk 20/4.2
   */
  dst_ua?: string | null;
  /**
   * Format: int64
   * @description Length of the media session.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 184
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the record, not of the media session (`media_session_id`).
   * @example 8901
   */
  id: number;
  /**
   * Format: int64
   * @description Id of the media session (`GET /mediasessions/{id}`).
   * @example 8801
   */
  media_session_id?: number | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Id of the calling side, as a string.
   * @example contact:9001
   */
  src_id?: string | null;
  /**
   * @description User agent of the calling device.
   * @example Softphone/7.1
   */
  src_ua?: string | null;
  /**
   * @description Why the session ended.
   *
   *     Ledger N-09: Values of t_cause. A plain string.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Kind of media session.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example audio
   */
  type?: string | null;
  /**
   * Format: int64
   * @description Id of the user of the media session.
   * @example 410002
   */
  user_id?: number | null;
};
/** @description One page of MSDRs. */
export type MsdrCollection = {
  /** @description The MSDRs of this page. */
  data: Msdr[];
  total: Total;
};
/** @description One MSDR. */
export type MsdrSingle = {
  data: Msdr;
  links: Links;
};
/** @description A new password, and the token that allows it to be set. */
export type PasswordReset = {
  /**
   * Format: password
   * @description The new password.
   *
   *     Ledger N-75: Account recovery: lifetimes and rules. Nothing is claimed.
   * @example nine-gears-and-a-basket
   */
  password: string;
  /**
   * @description Token from the e-mail of `POST /password`, not an access token.
   * @example 7d793037a0760186574b0282f2f435e7
   */
  token: string;
};
/**
 * @description Whose password to reset.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type PasswordResetRequest = {
  /**
   * Format: email
   * @description E-mail address of the user, to which the token is sent.
   * @example tom.reyes@harbourlane.example
   */
  email: string;
};
/**
 * @description A pickup group. Users name theirs in `pickup_group_id`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type PickupGroup = {
  /**
   * Format: int64
   * @description Id of the pickup group.
   * @example 751
   */
  id: number;
  /**
   * @description Name of the pickup group.
   * @example Shop floor
   */
  name?: string | null;
  /**
   * Format: int64
   * @description Users of the group. An integer, despite the plural name.
   *
   *     Ledger C-23: users of a pickup group. An integer, as documented.
   * @example 4
   */
  users?: number | null;
};
/** @description One page of pickup groups. */
export type PickupGroupCollection = {
  /** @description The pickup groups of this page. */
  data: PickupGroup[];
  total: Total;
};
/** @description One pickup group. */
export type PickupGroupSingle = {
  data: PickupGroup;
  links: Links;
};
/**
 * @description Response to a ping, with `message` or with `data.response`. Decide on the HTTP status.
 *
 *     Ledger O-21: Response of GET /ping. Either form.
 */
export type Pong =
  | Acknowledgement
  | {
      /** @description Envelope of the response. */
      data: {
        /**
         * @description Text of the response.
         * @example Pong
         */
        response: string;
      };
    };
/**
 * @description A call queue. Requests have other names and types for some of its fields.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-06: Queue in and out. Separate schemas for record and request.
 */
export type Queue = {
  /**
   * Format: int64
   * @description How often announcements are made.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 60
   */
  ann_freq?: number | null;
  /**
   * Format: int64
   * @description Id of the call flow of the queue (`GET /callflows`).
   * @example 951
   */
  call_flow?: number | null;
  /**
   * @description Sounds for callers.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example welcome-sales
   */
  caller_sounds?: string | null;
  /**
   * @description Whether a prefix is put before the caller id.
   * @example true
   */
  cli_prefix?: boolean | null;
  /**
   * @description E-mail address that missed calls are reported to.
   * @example office@harbourlane.example
   */
  email_missed?: string | null;
  /**
   * Format: int64
   * @description Id of the final destination, of the kind that `final_dst_type` gives.
   * @example 701
   */
  final_dst_id?: number | null;
  /**
   * Format: int64
   * @description Kind of final destination, as a code. Requests take a string.
   *
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 3
   */
  final_dst_type?: number | null;
  /**
   * @description Whether callers may leave the queue with the `#` key.
   * @example true
   */
  hash_to_exit?: boolean | null;
  /**
   * @description Whether there is a hold announcement.
   * @example true
   */
  hold_ann?: boolean | null;
  /**
   * Format: int64
   * @description Id of the queue, not its `number`.
   *
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 30601
   */
  id: number;
  /**
   * Format: int64
   * @description Id of the IVR of the queue (`GET /ivrs`). Requests call it `ivr_id`.
   *
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 801
   */
  ivr?: number | null;
  /**
   * @description Whether callers may join an empty queue.
   * @example false
   */
  join_empty?: boolean | null;
  /**
   * Format: int64
   * @description Language of the queue, as a code. Requests take a string.
   *
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  language?: number | null;
  /**
   * @description The field `liaf`.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example false
   */
  liaf?: boolean | null;
  /**
   * Format: int64
   * @description Highest number of callers in the queue.
   * @example 10
   */
  max_callers?: number | null;
  /**
   * Format: int64
   * @description Longest time that a caller waits.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 120
   */
  max_wait_time?: number | null;
  /**
   * Format: int64
   * @description Id of the music on hold. Requests call it `moh_id`.
   *
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   * @example 31
   */
  moh?: number | null;
  /**
   * Format: int64
   * @description Which calls of the queue are recorded, as a code. Requests take a string.
   *
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  monitor?: number | null;
  /**
   * @description Name of the queue.
   * @example Sales
   */
  name?: string | null;
  /**
   * Format: int64
   * @description Number of the queue, not its `id`.
   * @example 2200
   */
  number?: number | null;
  /**
   * @description Whether callers hear their position.
   * @example true
   */
  pos_ann?: boolean | null;
  /**
   * Format: int64
   * @description Id of the IVR after the call.
   * @example 801
   */
  post_call_ivr_id?: number | null;
  /**
   * Format: int64
   * @description Retry setting.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 5
   */
  retry?: number | null;
  /**
   * @description Ring strategy, as a string or as a code.
   *
   *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example A
   */
  ring_strategy?: 'A' | (string & {}) | number | null;
  /**
   * Format: int64
   * @description How long a user is rung.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 20
   */
  ring_time?: number | null;
  /**
   * @description Whether busy users are skipped.
   * @example true
   */
  skip_busy?: boolean | null;
  /**
   * @description Users of the queue: user ids, or with `include=users` objects. Ask for the objects when you need the status of each.
   *
   *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
   *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
   *     Ledger O-63: What fields narrows. Described so.
   */
  users?: (number | QueueUser)[] | null;
  /**
   * @description Whether the waiting time is put before the caller id.
   * @example false
   */
  wait_time_prefix?: boolean | null;
  /**
   * @description Whether there is a wrap-up panel.
   * @example true
   */
  wrap_up_panel?: boolean | null;
  /**
   * Format: int64
   * @description Timeout of the wrap-up panel.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 30
   */
  wrap_up_panel_timeout?: number | null;
  /**
   * Format: int64
   * @description Wrap-up time after a call.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 15
   */
  wrap_up_time?: number | null;
};
/** @description One page of queues. */
export type QueueCollection = {
  /** @description The queues of this page. */
  data: Queue[];
  total: Total;
};
/**
 * @description A queue to create. The record names `moh_id` and `ivr_id` differently (`moh`, `ivr`), and has integers for four of the strings.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 *     Ledger C-06: Queue in and out. Separate schemas for record and request.
 */
export type QueueCreate = {
  /**
   * @description Sounds for agents.
   *
   *     Ledger N-55: Type of agent_sounds and caller_sounds. No type in requests.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example whisper-sales
   */
  agent_sounds?: unknown;
  /**
   * Format: int64
   * @description How often announcements are made.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 60
   */
  ann_freq?: number;
  /**
   * @description Sounds for callers. The record has a string.
   *
   *     Ledger N-55: Type of agent_sounds and caller_sounds. No type in requests.
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example welcome-repairs
   */
  caller_sounds?: unknown;
  /**
   * @description Whether to put a prefix before the caller id.
   * @example true
   */
  cli_prefix?: boolean;
  /**
   * @description Phone numbers (DDIs) that lead to the queue.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
   */
  ddis?: unknown[];
  /**
   * @description E-mail address that missed calls are reported to.
   * @example office@harbourlane.example
   */
  email_missed?: string;
  /**
   * Format: int64
   * @description Id of the final destination, of the kind that `final_dst_type` gives.
   * @example 701
   */
  final_dst_id?: number | bigint;
  /**
   * @description Kind of final destination. For users the values are U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   * @example R
   */
  final_dst_type?: string;
  /**
   * @description Groups of the queue.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   */
  groups?: unknown[];
  /**
   * @description Whether callers may leave the queue with the `#` key.
   * @example true
   */
  hash_to_exit?: boolean;
  /**
   * @description Whether there is a hold announcement.
   * @example true
   */
  hold_ann?: boolean;
  /**
   * Format: int64
   * @description Id of the IVR of the queue (`GET /ivrs`). The record calls it `ivr`.
   *
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   * @example 801
   */
  ivr_id?: number | bigint;
  /**
   * @description Whether callers may join an empty queue.
   * @example false
   */
  join_empty?: boolean;
  /**
   * @description Language of the queue.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   * @example en
   */
  language?: string;
  /**
   * @description The field `liaf`. Leave it out unless you know what it stands for.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example false
   */
  liaf?: boolean;
  /**
   * Format: int64
   * @description Highest number of callers in the queue.
   * @example 10
   */
  max_callers?: number;
  /**
   * Format: int64
   * @description Longest time that a caller waits.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 120
   */
  max_wait_time?: number;
  /**
   * Format: int64
   * @description Id of the music on hold. The record calls it `moh`.
   *
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   * @example 31
   */
  moh_id?: number | bigint;
  /**
   * @description Which calls of the queue to record. For users the values are N, A, I and O.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   * @example A
   */
  monitor?: string;
  /**
   * @description Name of the queue.
   * @example Repairs hotline
   */
  name?: string;
  /**
   * Format: int64
   * @description Number of the queue.
   * @example 2310
   */
  number?: number;
  /**
   * @description Whether callers hear their position.
   * @example true
   */
  pos_ann?: boolean;
  /**
   * Format: int64
   * @description Id of the IVR after the call.
   * @example 801
   */
  post_call_ivr_id?: number | bigint;
  /**
   * Format: int64
   * @description Retry setting.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 5
   */
  retry?: number;
  /**
   * @description Ring strategy. `A` was observed in records, and in the user model it means ring all.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-06: Queue in and out. Separate schemas for record and request.
   *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
   * @example A
   */
  ring_strategy?: string;
  /**
   * Format: int64
   * @description How long a user is rung.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 20
   */
  ring_time?: number;
  /**
   * @description Whether busy users are skipped.
   * @example true
   */
  skip_busy?: boolean;
  /**
   * @description Users of the queue: objects with a user id and a boolean that marks the user as logged in by default.
   *
   *     Ledger N-60: Fields of a queue user. Open objects.
   */
  users?: Record<string, unknown>[];
  /**
   * @description Whether to put the waiting time before the caller id.
   * @example false
   */
  wait_time_prefix?: boolean;
  /**
   * @description Whether there is a wrap-up panel.
   * @example true
   */
  wrap_up_panel?: boolean;
  /**
   * Format: int64
   * @description Timeout of the wrap-up panel.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 30
   */
  wrap_up_panel_timeout?: number;
  /**
   * Format: int64
   * @description Wrap-up time after a call.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 15
   */
  wrap_up_time?: number;
};
/**
 * @description A group of queues. Its queues are not part of the record.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type QueueGroup = {
  /**
   * Format: int64
   * @description Id of the queue group.
   * @example 651
   */
  id: number;
  /**
   * @description Name of the queue group.
   * @example Front of house
   */
  name?: string | null;
};
/** @description One page of queue groups. */
export type QueueGroupCollection = {
  /** @description The queue groups of this page. */
  data: QueueGroup[];
  total: Total;
};
/**
 * @description A queue group to create, or what to change about it. No field is declared, and none is rejected by this schema; the record has `name`.
 *
 *     Ledger N-38: Bodies of queue group requests. An open object.
 */
export type QueueGroupInput = Record<string, unknown>;
/** @description One queue group. */
export type QueueGroupSingle = {
  data: QueueGroup;
  links: Links;
};
/**
 * @description The queue after its users have changed. Whether `links` comes with it is unknown.
 *
 *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
 */
export type QueueMembersResult = {
  data: Queue;
  links?: Links;
};
/**
 * @description Users who join or leave a queue. Whether users who are left out keep their status is unknown. Further fields are let through.
 *
 *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
 *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type QueueMembersUpdate = {
  /** @description The users to change. */
  users: QueueMemberUpdate[];
};
/**
 * @description One user, and whether the user should be in the queue.
 *
 *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
 *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type QueueMemberUpdate = {
  /**
   * Format: int64
   * @description Id of the user, not the extension.
   *
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 410003
   */
  id: number | bigint;
  /**
   * @description true lets the user join the queue, false lets the user leave it.
   *
   *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
   * @example true
   */
  status: boolean;
};
/** @description One queue. */
export type QueueSingle = {
  data: Queue;
  links: Links;
};
/**
 * @description User of a queue, as returned with `include=users`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
 *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
 */
export type QueueUser = {
  /**
   * @description First name of the user.
   *
   *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
   * @example Tom
   */
  first_name?: string | null;
  /**
   * Format: int64
   * @description Id of the user.
   *
   *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
   * @example 410002
   */
  id: number;
  /**
   * @description Last name of the user.
   *
   *     Ledger O-24: ring_strategy and users of a queue. Both types; `users` as ids or objects, whose `status` is O-62.
   * @example Reyes
   */
  last_name?: string | null;
  /**
   * @description true for a user who has joined the queue, false for one who has left it. `PATCH /queues/{id}` sets it.
   *
   *     Ledger O-50: Queue members. The operation is declared, marked, with its errors as a range; success and `status` are O-62.
   *     Ledger O-62: Success of a change of queue members, and status. 200 with the queue in `data` and `links` optional; `include` and `fields` are declared; `status` is a boolean, and null in records (N-01).
   * @example true
   */
  status?: boolean | null;
};
/**
 * Format: int64
 * @description Id of a record.
 */
export type RecordId = number | bigint;
/** @description Ids of records, separated by commas: `/7001,7002`. Never send an empty list: an address that ends after the slash is one character away from the operation that deletes everything. */
export type RecordIdList = RecordId[];
/**
 * @description A report on a schedule, with its recipients and the times of its runs.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type ReportSchedule = {
  /**
   * @description When the schedule was created.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-09-01 08:20:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Culture (language and region) of the report, as a code. Requests take a string.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  culture?: number | null;
  /**
   * @description Description of the schedule.
   * @example Missed calls of the day before
   */
  description?: string | null;
  /**
   * @description E-mail addresses that the report goes to.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   */
  emails?: string[] | null;
  /**
   * @description When the schedule ends. Requests take a date.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   * @example null
   */
  end_at?: string | null;
  /**
   * Format: int64
   * @description File format of the report, as a code. Requests take a string.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 2
   */
  format?: number | null;
  /**
   * @description How often the report is run, as a string. Requests take an object.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   * @example daily
   */
  frequency?: string | null;
  /**
   * Format: int64
   * @description Id of the schedule, not of the report (`report_id`).
   * @example 1301
   */
  id: number;
  /**
   * @description When the report was last run.
   * @example 2026-11-20 06:00:00
   */
  last_run_at?: TimestampOrNull;
  /**
   * @description Name of the schedule.
   * @example Daily missed calls
   */
  name?: string | null;
  /**
   * @description When the report is run next.
   * @example 2026-11-21 06:00:00
   */
  next_run_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the report.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 12
   */
  report_id?: number | null;
  /**
   * @description When the schedule starts. Requests take a date.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   * @example 2026-09-01 00:00:00
   */
  start_at?: string | null;
  /**
   * Format: int64
   * @description Status of the schedule, as a code. Requests take a string.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   * @example 1
   */
  status?: number | null;
  /**
   * @description Time zone of the schedule.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example Europe/London
   */
  timezone?: string | null;
};
/** @description One page of report schedules. */
export type ReportScheduleCollection = {
  /** @description The schedules of this page. */
  data: ReportSchedule[];
  total: Total;
};
/**
 * @description A report schedule to create, or what to change about one.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type ReportScheduleInput = {
  /**
   * @description Culture (language and region) of the report.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example en_GB
   */
  culture?: string;
  /**
   * @description Description of the schedule.
   * @example Missed calls of the day before
   */
  description?: string;
  /** @description E-mail addresses to send the report to. */
  emails?: string[];
  /**
   * Format: date
   * @description Date on which the schedule ends.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   * @example 2027-08-31
   */
  end_at?: string;
  /**
   * @description File format of the report.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example csv
   */
  format?: string;
  /**
   * @description How often and when to run the report. The record returns a string.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   */
  frequency?: {
    /**
     * @description Days of the month.
     *
     *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
     */
    day_of_month?: unknown[];
    /**
     * @description Days of the week.
     *
     *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
     */
    day_of_week?: number[];
    /**
     * @description Times of the day.
     *
     *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
     */
    time_of_day?: number[];
    /**
     * @description Kind of frequency.
     *
     *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
     * @example daily
     */
    type?: string;
  };
  /**
   * @description Name of the schedule.
   * @example Daily missed calls
   */
  name?: string;
  /**
   * Format: int64
   * @description Id of the report. Take it from an existing schedule, because no operation lists reports.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 12
   */
  report_id?: number | bigint;
  /**
   * Format: date
   * @description Date on which the schedule starts.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   * @example 2026-09-01
   */
  start_at?: string;
  /**
   * @description Status of the schedule.
   *
   *     Ledger C-11: Report schedule in and out. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example active
   */
  status?: string;
  /**
   * @description Time zone of the schedule.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example Europe/London
   */
  timezone?: string;
};
/** @description One report schedule. */
export type ReportScheduleSingle = {
  data: ReportSchedule;
  links: Links;
};
/**
 * @description A group of users who ring under one number. Only requests have its users and phone numbers.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
 */
export type RingGroup = {
  /**
   * @description Whether a prefix is put before the caller id.
   * @example true
   */
  cli_prefix?: boolean | null;
  /**
   * Format: int64
   * @description Id of the final destination, of the kind that `final_dst_type` gives.
   * @example 410001
   */
  final_dst_id?: number | null;
  /**
   * Format: int64
   * @description Kind of final destination, as a code. Requests take a string.
   *
   *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 2
   */
  final_dst_type?: number | null;
  /**
   * Format: int64
   * @description Id of the ring group, not its `number`. Events name the group in `context` as `RG-<id>`.
   *
   *     Ledger O-32: context of events. An open enumeration, optional.
   * @example 701
   */
  id: number;
  /**
   * Format: int64
   * @description Id of the music on hold.
   * @example 31
   */
  moh_id?: number | null;
  /**
   * @description Name of the ring group.
   * @example Everyone
   */
  name?: string | null;
  /**
   * Format: int64
   * @description Number of the ring group, not its `id`.
   * @example 2400
   */
  number?: number | null;
  /**
   * Format: int64
   * @description How long the group rings.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 30
   */
  ring_time?: number | null;
  /**
   * Format: int64
   * @description Ring strategy, as a code. Requests take a string.
   *
   *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  strategy?: number | null;
};
/** @description One page of ring groups. */
export type RingGroupCollection = {
  /** @description The ring groups of this page. */
  data: RingGroup[];
  total: Total;
};
/**
 * @description A ring group to create, or what to change about one.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
 */
export type RingGroupInput = {
  /**
   * @description Whether to put a prefix before the caller id.
   * @example true
   */
  cli_prefix?: boolean;
  /**
   * @description Phone numbers (DDIs) that lead to the group.
   *
   *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
   *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
   */
  ddis?: string[];
  /**
   * Format: int64
   * @description Id of the final destination, of the kind that `final_dst_type` gives.
   * @example 410001
   */
  final_dst_id?: number | bigint;
  /**
   * @description Kind of final destination. For users the values are U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
   * @example V
   */
  final_dst_type?: string;
  /**
   * Format: int64
   * @description Id of the music on hold.
   * @example 31
   */
  moh_id?: number | bigint;
  /**
   * @description Name of the ring group.
   * @example Front desk
   */
  name?: string;
  /**
   * Format: int64
   * @description Number of the ring group.
   * @example 2410
   */
  number?: number;
  /**
   * Format: int64
   * @description How long the group rings.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 25
   */
  ring_time?: number;
  /**
   * @description Ring strategy. For Follow Me the values are A (ring all), H (hunt) and M (memory hunt).
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-12: Ring group in and out. Separate schemas for record and request.
   * @example A
   */
  strategy?: string;
  /**
   * @description Ids of the users who ring, not their extensions.
   *
   *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
   *     Ledger N-77: Fields that cannot be read back. Each stays where the documents have it.
   */
  users?: (number | bigint)[];
};
/** @description One ring group. */
export type RingGroupSingle = {
  data: RingGroup;
  links: Links;
};
/**
 * @description A rule that does something, such as blocking or redirecting, with calls that match a source, a destination and a time interval. Lists are strings here and arrays in requests.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
 */
export type RoutingRule = {
  /**
   * @description What to do with a matching call, for instance block it or redirect it to an IVR or a user.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example block
   */
  action?: string | null;
  /**
   * Format: int64
   * @description Id of the customer account that the rule belongs to.
   * @example 3107
   */
  customer?: number | null;
  /**
   * @description Called side that the rule is for: number patterns or groups, as a string. Requests take an array.
   *
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example 41
   */
  destination?: string | null;
  /**
   * Format: int64
   * @description Direction of the calls that the rule is for, as a code. Requests take a string.
   *
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   * @example 1
   */
  direction?: number | null;
  /**
   * @description Whether the rule has a final destination. Requests do not have this field.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example false
   */
  final_dst?: boolean | null;
  /**
   * Format: int64
   * @description Id of the rule.
   * @example 851
   */
  id: number;
  /**
   * Format: int64
   * @description Position of the rule.
   * @example 1
   */
  pos?: number | null;
  /**
   * @description Calling side that the rule is for: user ids or E.164 numbers, depending on the direction, as a string. Requests take an array.
   *
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example 447700900666
   */
  source?: string | null;
  /**
   * @description Time intervals that the rule is for, as a string. Requests take an array.
   *
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example 61
   */
  time_interval?: string | null;
};
/** @description One page of routing rules. */
export type RoutingRuleCollection = {
  /** @description The routing rules of this page. */
  data: RoutingRule[];
  total: Total;
};
/**
 * @description A routing rule to create, or what to change about one. `direction` can only be set on creation.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
 */
export type RoutingRuleInput = {
  /**
   * @description What to do with a matching call, for instance block it or redirect it to an IVR or a user.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger N-79: Target of a redirect. `action` is a string, as documented; the request has no further field.
   * @example block
   */
  action?: string;
  /**
   * @description Called side that the rule is for: ids of number patterns, or groups.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   */
  destination?: unknown[];
  /**
   * @description Direction of the calls that the rule is for. `PATCH` cannot change it; to turn a rule around, create another.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   * @example in
   */
  direction?: string;
  /**
   * Format: int64
   * @description Position of the rule.
   * @example 3
   */
  pos?: number;
  /**
   * @description Calling side that the rule is for: user ids or E.164 numbers, depending on `direction`.
   *
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   */
  source?: ((number | bigint) | string)[];
  /**
   * @description Ids of the time intervals that the rule is for. No operation returns time intervals.
   *
   *     Ledger C-09: Routing rule in and out. Separate schemas for record and request.
   */
  time_interval?: (number | bigint)[];
};
/** @description One routing rule. */
export type RoutingRuleSingle = {
  data: RoutingRule;
  links: Links;
};
/**
 * @description The second step of a login. Only `code` and `nonce` are required.
 *
 *     Ledger O-01: Second factor at login. 202 is declared with `nonce`; `code` and `nonce` are required.
 */
export type SecondFactorRequest = {
  /**
   * @description Whether to add the device.
   *
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. Declared with their types; the description claims no effect.
   * @example false
   */
  add_device?: boolean;
  /**
   * @description The code from the e-mail. Keep it a string: as a number it would lose leading zeros.
   * @example 492817
   */
  code: string;
  /**
   * @description `nonce` from the 202 of `POST /login`, unchanged.
   * @example b1946ac92492d2347c6235b4d2611184
   */
  nonce: string;
  /**
   * @description Whether to remember the login.
   *
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. Declared with their types; the description claims no effect.
   * @example false
   */
  remember_me?: boolean;
};
/**
 * @description The e-mail address and password are right, and a code is on its way by e-mail. There is no token yet, and the body may carry more than `nonce`.
 *
 *     Ledger O-01: Second factor at login. 202 is declared with `nonce`; `code` and `nonce` are required.
 */
export type SecondFactorRequired = {
  /**
   * @description Opaque value. Send it back unchanged in `POST /login2fa`, with the code.
   *
   *     Ledger O-01: Second factor at login. 202 is declared with `nonce`; `code` and `nonce` are required.
   *     Ledger N-75: Account recovery: lifetimes and rules. Nothing is claimed.
   * @example b1946ac92492d2347c6235b4d2611184
   */
  nonce: string;
} & {
  [key: string]: unknown;
};
/**
 * @description A text message (SMS). The `sms.received` event calls its `from` and `to` `from_no` and `to_no`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Sms = {
  /**
   * @description When the record was created. Use it to filter messages by date.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-11-20 09:50:12
   */
  created_at?: TimestampOrNull;
  /**
   * @description Number of the sender, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  from?: string | null;
  /**
   * @description Id of the sender, as a string.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 410003
   */
  from_id?: string | null;
  /**
   * @description Name of the sender.
   * @example Mei Lindqvist
   */
  from_name?: string | null;
  /**
   * Format: int64
   * @description Id of the message, not of an `sms.received` event.
   * @example 6001
   */
  id: number;
  /**
   * @description Text of the message.
   * @example Your bike is ready to collect.
   */
  message?: string | null;
  /**
   * @description Result of the message. Show it, rather than decide on it.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example sent
   */
  result?: string | null;
  /**
   * @description Number of the recipient, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  to?: string | null;
  /**
   * @description Id of the recipient, as a string.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 9001
   */
  to_id?: string | null;
  /**
   * @description Name of the recipient.
   * @example Alice Moran
   */
  to_name?: string | null;
  /**
   * @description Kind of message.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example out
   */
  type?: string | null;
  /**
   * Format: int64
   * @description Id of the user that the message belongs to.
   * @example 410003
   */
  user_id?: number | null;
};
/** @description One page of SMS. */
export type SmsCollection = {
  /** @description The messages of this page. */
  data: Sms[];
  total: Total;
};
/**
 * @description A text message to send. `from` is optional.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type SmsCreate = {
  /**
   * @description Number to send from, in E.164.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  from?: string;
  /**
   * @description Text of the message. Its name is `message` here, and `text` in the event of a received message.
   * @example Your bike is ready to collect.
   */
  message: string;
  /**
   * @description Number of the recipient, in E.164.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  to: string;
};
/**
 * @description A text message that the account received.
 *
 *     Ledger N-02: Presence and null of event fields. What identifies the event is required (`id`, `event_time`, `event_name`, and `call_id` with `state` for calls). The rest is optional and may be null.
 */
export type SmsReceivedEvent = {
  /**
   * Format: int64
   * @description Id of the customer account that received the message.
   * @example 3107
   */
  customer_id?: number | null;
  /**
   * @description Name of the event.
   * @example sms.received
   * @constant
   */
  event_name: 'sms.received';
  /**
   * @description When it happened, UTC.
   * @example 2026-11-20 09:58:40
   */
  event_time: Timestamp;
  /**
   * @description Number of the sender, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900123
   */
  from_no?: string | null;
  /**
   * @description Unique id of the event, not that of the message in `GET /sms`.
   * @example evt-7f3b6002
   */
  id: string;
  /**
   * @description Text of the message.
   * @example Thanks, I will come at five.
   */
  text?: string | null;
  /**
   * @description Number that received the message, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  to_no?: string | null;
  /**
   * Format: int64
   * @description Id of the user account that received the message; null or absent where there is none.
   * @default null
   * @example 410003
   */
  user_id?: number | null;
};
/** @description One SMS. */
export type SmsSingle = {
  data: Sms;
  links: Links;
};
/**
 * @description `ASC` for ascending, `DESC` for descending.
 *
 *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
 * @example DESC
 */
export type SortDirection = 'ASC' | 'DESC' | (string & {});
/**
 * @description Name of the field to sort by.
 *
 *     Ledger O-43: sort, dir, include and fields. Declared on collection GETs and where O-62 has seen them, marked; what `fields` narrows is O-63.
 *     Ledger O-81: A sign before the field of sort. An open question that widens nothing: the direction is `dir` (O-43).
 */
export type SortParameter = string;
/**
 * @description Envelope of a sub-resource, with one record or several.
 *
 *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects; `links` and `total` are optional.
 */
export type SubResource = {
  /** @description One record or several. */
  data: UnspecifiedRecord | UnspecifiedRecord[];
  links?: Links;
  total?: Total;
};
/**
 * @description Date and time as `YYYY-MM-DD HH:MM:SS`, UTC.
 * @example 2026-11-20 09:02:11
 */
export type Timestamp = string;
/**
 * @description Date and time as `YYYY-MM-DD HH:MM:SS`, UTC; null where there is none.
 *
 *     Ledger N-70: Time zone of timestamps. Treated as UTC everywhere.
 * @example 2026-11-20 09:02:11
 */
export type TimestampOrNull = string | null;
/**
 * Format: int64
 * @description Number of records in the collection, on all pages.
 * @example 42
 */
export type Total = number;
/** @description A JSON body whose content is unknown. */
export type UnspecifiedBody = unknown;
/** @description A record whose fields are unknown. */
export type UnspecifiedRecord = {
  /**
   * @description Id of the record.
   * @example 42001
   */
  id?: number | string | null;
} & {
  [key: string]: unknown;
};
/**
 * @description A user of the account: who it is, what the user may do, and how calls to and from the user are treated. Where only the name of a field is known, its description keeps to the name.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 *     Ledger C-05: User record and user model. One schema with the fields of both, all optional.
 *     Ledger O-69: Fields of listed users. One schema with all of them, optional.
 */
export type User = {
  /**
   * @description Whether the user is active.
   * @example true
   */
  active?: boolean | null;
  /**
   * @description Area code.
   * @example 20
   */
  area_code?: string | null;
  /**
   * @description Header for answering calls automatically.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example Alert-Info: auto-answer
   */
  auto_answer_header?: string | null;
  /**
   * @description Whether the user may barge into calls. This additionally requires separate call-barging permissions.
   *
   *     Ledger N-05: Role or permission for an operation. 403 is declared where the documents list it; no operation names a role.
   * @example false
   */
  call_barge_allowed?: boolean | null;
  /**
   * @description Country code.
   * @example 44
   */
  cc?: string | null;
  /**
   * @description Default caller id.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-25: Width of a user record. The fields of the user model are declared (O-69).
   * @example 442079460100
   */
  cli?: string | null;
  /**
   * @description Whether CNAM (caller name) is enabled.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example true
   */
  cnam?: boolean | null;
  /**
   * @description When the user was created, UTC. Use it to filter users by date.
   *
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2025-03-03 08:25:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the owning customer account. The user model calls it `customer_id_id`.
   *
   *     Ledger C-05: User record and user model. One schema with the fields of both, all optional.
   * @example 3107
   */
  customer?: number | null;
  /**
   * Format: int64
   * @description Id of the owning customer account. Records call it `customer`.
   *
   *     Ledger C-05: User record and user model. One schema with the fields of both, all optional.
   * @example 3107
   */
  customer_id_id?: number | null;
  /**
   * @description Whether call waiting is on.
   * @example true
   */
  cw?: boolean | null;
  /**
   * @description Whether do not disturb is on.
   *
   *     Ledger O-25: Width of a user record. The fields of the user model are declared (O-69).
   * @example false
   */
  dnd?: boolean | null;
  /**
   * Format: email
   * @description E-mail address of the user, also for `POST /login`.
   * @example mei.lindqvist@harbourlane.example
   */
  email?: string | null;
  /**
   * @description E-mail setting for missed calls.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example mei.lindqvist@harbourlane.example
   */
  email_missed?: string | null;
  /**
   * @description Emergency caller id.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460100
   */
  esc_cli?: string | null;
  /**
   * @description Extension of the user.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   *     Ledger O-25: Width of a user record. The fields of the user model are declared (O-69).
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 2103
   */
  ext?: string | null;
  /**
   * Format: int64
   * @description Id of the final destination, of the kind that `final_dst_type` gives.
   * @example null
   */
  final_dst_id?: number | null;
  /**
   * @description Kind of final destination after `ring_time`: U user, V voicemail, R ring group, I IVR, Q queue, C conference, H hang up.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example V
   */
  final_dst_type?: 'U' | 'V' | 'R' | 'I' | 'Q' | 'C' | 'H' | (string & {}) | null;
  /**
   * @description First name of the user.
   * @example Mei
   */
  first_name?: string | null;
  /**
   * @description Whether Follow Me is on.
   * @example false
   */
  fm?: boolean | null;
  /**
   * @description Whether Follow Me is allowed.
   * @example true
   */
  fm_allowed?: boolean | null;
  /**
   * @description Whether the Follow Me announcement is on.
   * @example false
   */
  fm_announcement_enabled?: boolean | null;
  /**
   * Format: int64
   * @description Id of the Follow Me announcement.
   * @example null
   */
  fm_announcement_id?: number | null;
  /**
   * @description Caller id for Follow Me: R for that of the remote party, L for that of the local user.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example R
   */
  fm_cli?: 'R' | 'L' | (string & {}) | null;
  /**
   * @description Whether Follow Me requires a confirmation.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example false
   */
  fm_confirm_required?: boolean | null;
  /**
   * Format: int64
   * @description Id of the final destination of Follow Me, of the kind that `fm_final_dst_type` gives.
   * @example null
   */
  fm_final_dst_id?: number | null;
  /**
   * @description Kind of final destination of Follow Me, with the values of `final_dst_type`.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example V
   */
  fm_final_dst_type?: 'U' | 'V' | 'R' | 'I' | 'Q' | 'C' | 'H' | (string & {}) | null;
  /**
   * Format: int64
   * @description Initial ring time of Follow Me, in seconds.
   * @example 15
   */
  fm_init_ring_time?: number | null;
  /**
   * @description Whether Follow Me is for direct calls only.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example true
   */
  fm_only_direct?: boolean | null;
  /**
   * @description Ring time of Follow Me in seconds, as a string.
   * @example 20
   */
  fm_ring_time?: string | null;
  /**
   * @description Ring strategy of Follow Me: A ring all, H hunt, M memory hunt.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example A
   */
  fm_strategy?: 'A' | 'H' | 'M' | (string & {}) | null;
  /**
   * @description Targets of Follow Me: numbers or SIP URIs.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   */
  fm_targets?: string[] | null;
  /**
   * Format: int64
   * @description Id of the user, not the extension (`ext`). Send it, as a string, in `from` of `POST /calls`.
   *
   *     Ledger O-60: Size and form of ids. Ids are int64, and no pattern is declared, since the forms are those of some accounts only.
   * @example 410003
   */
  id: number;
  /**
   * @description Whether this user created the account.
   * @example false
   */
  is_initial?: boolean | null;
  /**
   * @description Whether the user is root admin. `GET /me` has it as a string.
   *
   *     Ledger C-15: Me and User. `is_root` as documented in each; `id` of Me is a string or an integer, since every other user id is one.
   * @example false
   */
  is_root?: boolean | null;
  /**
   * @description Language of the user.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example en
   */
  language?: string | null;
  /**
   * @description Last name of the user.
   * @example Lindqvist
   */
  last_name?: string | null;
  /**
   * @deprecated
   * @description Deprecated. Use a token of `POST /apitokens`, and never log this key.
   *
   *     Ledger N-26: Deprecation and removal. Deprecated fields are marked `deprecated` and stay.
   * @example null
   */
  legacy_api_key?: string | null;
  /**
   * @description Id of the location of the user. `PATCH /users` takes it as an integer.
   *
   *     Ledger C-22: location_id: string or integer. Each as documented.
   * @example 21
   */
  location_id?: string | null;
  /**
   * @description Whether missed calls are logged.
   * @example true
   */
  log_missed_calls?: boolean | null;
  /**
   * @description Mobile number of the user.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900203
   */
  mobile?: string | null;
  /**
   * @description Whether the mobile number is activated.
   * @example true
   */
  mobile_activated?: boolean | null;
  /**
   * @description Which calls of the user are recorded: N none, A all, I inbound only, O outbound only.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example A
   */
  monitor?: 'N' | 'A' | 'I' | 'O' | (string & {}) | null;
  /**
   * @description What is made of recordings: D nothing, Y a transcript, a summary and a sentiment analysis.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example Y
   */
  monitor_transcript?: 'D' | 'Y' | (string & {}) | null;
  /**
   * Format: int64
   * @description Number of SIP locations that are configured for the user. A number above 0 does not say that a phone is online.
   *
   *     Ledger O-25: Width of a user record. The fields of the user model are declared (O-69).
   *     Ledger O-69: Fields of listed users. One schema with all of them, optional.
   * @example 1
   */
  nb_sip_locations?: number | null;
  /**
   * @description Network unavailability number.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900203
   */
  nun?: string | null;
  /**
   * @description Whether the network unavailability number is for direct calls only.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example true
   */
  nun_only_direct?: boolean | null;
  /**
   * Format: int64
   * @description Ring time of the network unavailability number, in seconds.
   * @example 20
   */
  nun_ring_time?: number | null;
  /**
   * Format: int64
   * @description Id of the pickup group of the user.
   * @example null
   */
  pickup_group_id?: number | null;
  /**
   * @description Whether recording is allowed.
   * @example true
   */
  rec_allowed?: boolean | null;
  /**
   * @description Whether internal calls are never recorded.
   * @example true
   */
  rec_never_internal?: boolean | null;
  /**
   * @description Seconds before the final destination, as a string.
   * @example 25
   */
  ring_time?: string | null;
  /**
   * @description ACL roles of the user.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   */
  roles?: AclRole[] | null;
  /**
   * @description Caller id for transfers, R or L. In `fm_cli` these are the remote party and the local user.
   *
   *     Ledger N-22: Further values of listed enumerations. Open enumerations: the known values and any other string.
   * @example R
   */
  transfer_cli?: 'R' | 'L' | (string & {}) | null;
  /**
   * @description Second factor at login: D disabled, E a code sent by e-mail. With E, `POST /login` returns 202 and `POST /login2fa` follows.
   *
   *     Ledger C-04: two_factor_auth: integer or string. Both are valid.
   *     Ledger O-01: Second factor at login. 202 is declared with `nonce`; `code` and `nonce` are required.
   * @example D
   */
  two_factor_auth?: 'D' | 'E' | (string & {}) | number | null;
  /**
   * @description Applications that the user has visited.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   */
  visited_apps?: unknown[] | null;
  /**
   * Format: int64
   * @description Id of the voicemail announcement (`GET /vmannouncements/{id}`).
   * @example 5602
   */
  vm_announcement_id?: number | null;
  /**
   * @description E-mail addresses for voicemail.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   */
  vm_emails?: unknown[] | null;
  /**
   * Format: int64
   * @description Number of new voicemail messages.
   * @example 0
   */
  vm_new?: number | null;
  /**
   * Format: int64
   * @description Number of old voicemail messages.
   * @example 2
   */
  vm_old?: number | null;
  /**
   * @description Voicemail PIN, four digits. Never log it.
   * @example 4071
   */
  vm_pin?: string | null;
  /**
   * @description Whether voicemail is sent by e-mail.
   * @example true
   */
  vm_to_email?: boolean | null;
  /**
   * @description Voicemail transcript flag, as a string.
   *
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example null
   */
  vm_tts?: string | null;
};
/** @description The users to change. */
export type UserBulkUpdate = UserBulkUpdateItem[];
/**
 * @description One user, with the new location and teams.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type UserBulkUpdateItem = {
  /**
   * @description Teams of the user.
   *
   *     Ledger N-24: Elements of arrays in requests. Arrays of anything.
   *     Ledger N-65: What a PATCH does to what it does not name. Nothing is claimed; where it matters the description advises to send the whole list.
   */
  groups?: unknown[];
  /**
   * Format: int64
   * @description Id of the user, not the extension.
   * @example 410004
   */
  id: number | bigint;
  /**
   * Format: int64
   * @description Id of the location of the user. The record has it as a string.
   *
   *     Ledger C-22: location_id: string or integer. Each as documented.
   * @example 21
   */
  location_id?: number | bigint;
};
/** @description One page of users. */
export type UserCollection = {
  /** @description The users of this page. */
  data: User[];
  total: Total;
};
/**
 * @description A team of users, or a user group policy: both have the same shape.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type UserGroup = {
  /**
   * @description Colour of the user group or policy.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example #1f7a8c
   */
  color?: string | null;
  /**
   * Format: int64
   * @description Id of the user group or policy.
   * @example 301
   */
  id: number;
  /**
   * @description Name of the user group or policy.
   * @example Sales
   */
  name?: string | null;
};
/** @description One page of user groups or user group policies. */
export type UserGroupCollection = {
  /** @description The records of this page. */
  data: UserGroup[];
  total: Total;
};
/**
 * @description A user group or user group policy to create, or what to change about one.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type UserGroupInput = {
  /**
   * @description Colour of the user group or policy.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example #1f7a8c
   */
  color?: string;
  /**
   * @description Name of the user group or policy.
   * @example Sales
   */
  name?: string;
};
/** @description One user group or user group policy. */
export type UserGroupSingle = {
  data: UserGroup;
  links: Links;
};
/** @description Result of a completed login. Its fields are in the body itself, not inside `data`. */
export type UserSession = {
  /**
   * @description What happened, in words.
   * @example Login successful
   */
  message: string;
  /**
   * Format: int64
   * @description Id of the user who signed in. Send it, as a string, in `from` of `POST /calls`.
   *
   *     Ledger O-14: from of POST /calls. A string of digits, with a warning.
   * @example 410003
   */
  user_id: number;
  /**
   * @description Value for `X-Auth-Token`, valid until 15 or 30 minutes pass without a request. Treat it as opaque and never log it.
   *
   *     Ledger O-05: 15 or 30 minutes. Both are named, 30 as the likely one; descriptions advise a ping every 5 minutes, which suits either.
   *     Ledger O-16: Form of a token. An opaque string.
   * @example 4f8c1e0b7a2d9356c0e1f4a8b7d6c5e493021fab
   */
  user_token: string;
};
/** @description One user. */
export type UserSingle = {
  data: User;
  links: Links;
};
/**
 * @description A voicemail announcement. Requests send its audio in `data`; the record does not contain it.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type VmAnnouncement = {
  /**
   * @description When the announcement was created.
   *
   *     Ledger N-57: Unlabelled types of record fields. `created_at` and `last_request_at` are timestamps or null as elsewhere; the others take the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-02-03 10:15:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description Description of the announcement.
   * @example Mei is away from her desk
   */
  description?: string | null;
  /**
   * Format: int64
   * @description Extension that the announcement belongs to. Requests take `extension_id`.
   *
   *     Ledger C-08: Voicemail announcement in and out. Separate schemas for record and request.
   * @example 2103
   */
  extension?: number | null;
  /**
   * Format: int64
   * @description Id of the announcement, which users hold in `vm_announcement_id`.
   * @example 5602
   */
  id: number;
};
/** @description One page of voicemail announcements. */
export type VmAnnouncementCollection = {
  /** @description The announcements of this page. */
  data: VmAnnouncement[];
  total: Total;
};
/**
 * @description A voicemail announcement to upload, or what to change about one.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type VmAnnouncementInput = {
  /**
   * @description The audio file, Base64 encoded: MP3, MP4, WAV or AAC (Android).
   * @example SUQzBAAAAAAAI1RTU0UAAAAPAAADTGF2ZjU4
   */
  data?: string;
  /**
   * @description Description of the announcement.
   * @example Mei is away from her desk
   */
  description?: string;
  /**
   * Format: int64
   * @description Id of the extension that the announcement belongs to. The record returns `extension`.
   *
   *     Ledger C-08: Voicemail announcement in and out. Separate schemas for record and request.
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 410003
   */
  extension_id?: number | bigint;
};
/** @description One voicemail announcement. */
export type VmAnnouncementSingle = {
  data: VmAnnouncement;
  links: Links;
};
/**
 * @description A voicemail message. Its audio comes from `GET /voicemessages/{id}.mp3`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Voicemessage = {
  /**
   * @description Caller who left the message.
   *
   *     Ledger N-67: Values of string fields of records. Plain strings.
   * @example Dora Field
   */
  caller?: string | null;
  /**
   * @description Caller id of the call, in E.164 with or without `+`; up to five digits is an extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 447700900789
   */
  callerid?: string | null;
  /**
   * @description Number or extension that the caller dialled.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460102
   */
  dialled?: string | null;
  /**
   * Format: int64
   * @description Length of the message.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 21
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the extension that the message was left for.
   *
   *     Ledger N-68: What some ids refer to. Typed as documented; nothing is claimed.
   * @example 30602
   */
  extension_id?: number | null;
  /**
   * Format: int64
   * @description Folder of the message, as a code. The bulk update takes a string.
   *
   *     Ledger C-16: Folder of a voicemail. Each as documented.
   *     Ledger N-30: Meaning of coded integers. Integers without an enumeration.
   *     Ledger N-32: Values of state fields. Plain integers and strings.
   * @example 0
   */
  folder?: number | null;
  /**
   * Format: int64
   * @description Id of the message, not of the call (`live_id`).
   * @example 5501
   */
  id: number;
  /**
   * @description Whether the message is new.
   * @example true
   */
  is_new?: boolean | null;
  /**
   * Format: int64
   * @description Id of the live call in which the message was left, and `live_id` of its CDR. Values above 2^31 occur.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   * @example 5000000103
   */
  live_id?: number | null;
  /**
   * @description When the message was left. Use it to filter voicemail by date.
   *
   *     Ledger O-45: Date field of a resource. `x-filter.dateProperty` names it.
   * @example 2026-11-20 11:16:25
   */
  origtime?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the parent live call.
   *
   *     Ledger O-20: state of a live call. An integer or an open enumeration of strings; ids are int64 (O-60).
   * @example null
   */
  parent_live_id?: number | null;
  /**
   * @description Transcript of the message.
   * @example Hello, this is Dora Field. My brakes squeak. Could you call me back, please?
   */
  transcript?: string | null;
};
/** @description The voicemail messages to change. */
export type VoicemessageBulkUpdate = VoicemessageBulkUpdateItem[];
/**
 * @description One voicemail message, and the folder to move it to.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type VoicemessageBulkUpdateItem = {
  /**
   * @description Folder to move the message to. The record returns an integer.
   *
   *     Ledger C-16: Folder of a voicemail. Each as documented.
   *     Ledger N-21: Values of string enumerations in requests. Plain strings; nothing is enumerated that is not given.
   * @example Old
   */
  folder?: string;
  /**
   * Format: int64
   * @description Id of the voicemail message.
   * @example 5501
   */
  id: number | bigint;
};
/** @description One page of voicemail messages. */
export type VoicemessageCollection = {
  /** @description The messages of this page. */
  data: Voicemessage[];
  total: Total;
};
/** @description One voicemail message. */
export type VoicemessageSingle = {
  data: Voicemessage;
  links: Links;
};
/**
 * @description A call between two numbers, with the duration, rate and charge of each side.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of the record is required: `id`, or `token` of an API token. Every other field is optional and may be null.
 */
export type Webcall = {
  /**
   * @description When the web call was made.
   * @example 2026-11-20 10:12:00
   */
  calldate?: TimestampOrNull;
  /**
   * @description Charge for the whole call.
   * @example 0.0082
   */
  charge?: number | null;
  /**
   * @description Number of the `from` side.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460955
   */
  from?: string | null;
  /**
   * @description Charge for the `from` side.
   * @example 0.0082
   */
  from_charge?: number | null;
  /**
   * Format: int64
   * @description Duration of the `from` side.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 41
   */
  from_duration?: number | null;
  /**
   * @description Rate of the `from` side.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0.012
   */
  from_rate?: number | null;
  /**
   * Format: int64
   * @description Id of the web call.
   * @example 880001
   */
  id: number;
  /**
   * @description Number or extension of the `to` side; up to five digits is an extension.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2103
   */
  to?: string | null;
  /**
   * @description Charge for the `to` side.
   * @example 0
   */
  to_charge?: number | null;
  /**
   * Format: int64
   * @description Duration of the `to` side.
   *
   *     Ledger N-66: Units of durations and scales. Numbers without a stated unit.
   * @example 41
   */
  to_duration?: number | null;
  /**
   * @description Rate of the `to` side.
   *
   *     Ledger N-64: Fields given by name only. Declared with their types; descriptions keep to the name.
   * @example 0
   */
  to_rate?: number | null;
};
/** @description One page of web calls. */
export type WebcallCollection = {
  /** @description The web calls of this page. */
  data: Webcall[];
  total: Total;
};
/**
 * @description The two sides to connect.
 *
 *     Ledger N-20: Required fields of request bodies. Not required, unless stated or observed, with two exceptions that keep from harm. What identifies target or content is required in an operation that dials or sends (`x-effect`): without it there is nobody to call and nothing to send. `id` is required in the objects of bulk changes: without it nothing says which record is meant, and the one optional `id` is called so.
 */
export type WebcallCreate = {
  /**
   * @description Number of the `from` side, in E.164. It is not a user id, as in `POST /calls`.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 442079460955
   */
  from: string;
  /**
   * @description Number (E.164) or extension of the `to` side.
   *
   *     Ledger O-15: Form of numbers. The numbers that requests dial, send to or show have a pattern that lets both forms through; in records and paths they are strings without one.
   * @example 2103
   */
  to: string;
};
/** @description One web call. */
export type WebcallSingle = {
  data: Webcall;
  links: Links;
};
