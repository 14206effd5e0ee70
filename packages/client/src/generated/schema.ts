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
     * @description Returns one page of ACL roles, the records in the `roles` of a user. Use it to show role names in an
     *     administration screen, or to find the id of a role.
     *
     *     The documented record names no operation that a role permits (N-05), so this list does not explain a 403. The
     *     roles of one user are in `GET /users/{id}`. No documented operation assigns or removes a role (N-49).
     *
     *     Ledger N-05: Role or permission for an operation. The contract declares 403 where the documents list it. No operation names a role.
     */
    get: operations['listAclRoles'];
  };
  '/aclroles/{id}': {
    /**
     * Read one ACL role
     * @description Returns one ACL role: its names and its product code. Use it to look up a role by its id.
     *
     *     `{id}` is the `id` of a role in a user's `roles` or in `GET /aclroles`. You rarely need it, because users already
     *     have their roles as whole records. The documented record has no permissions (N-05).
     */
    get: operations['getAclRole'];
  };
  '/apitokens': {
    /**
     * List API tokens
     * @description Returns one page of API tokens. Use it to find unused tokens, and the value for `DELETE /apitokens/{token}`.
     *
     *     `expiry` is how long the token may stay idle. An unused token has an old `last_request_at`, or null. The response
     *     contains valid credentials: do not log or cache it. To find out whose token a request carries, use `GET /me`.
     *
     *     Ledger O-04: Meaning of expiry. The descriptions state the observation.
     *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
     */
    get: operations['listApiTokens'];
    /**
     * Create an API token
     * @description Creates an API token and returns it in `data.token`, ready for `X-Auth-Token`. Use it once for each integration,
     *     then store the token as a secret and stop signing in.
     *
     *     The token lasts longer than a login token. `expiry` is the number of seconds that it may stay idle. Each request
     *     restarts the count, and 0 means that the token never expires (O-04). Choose an `expiry` well above the longest
     *     pause of your program, because an expired token gets a 401.
     *
     *     Do not create a token on each run. The name must be unique for its user, and unused tokens stay valid until they
     *     expire. `GET /apitokens` lists the tokens, and `DELETE /apitokens/{token}` revokes a token.
     *
     *     Ledger O-03: Success of POST /apitokens. The contract declares 201; `links` is optional there.
     *     Ledger O-04: Meaning of expiry. The descriptions state the observation.
     */
    post: operations['createApiToken'];
  };
  '/apitokens/{token}': {
    /**
     * Revoke an API token
     * @description Deletes one API token. Use it when you retire an integration, or when the token may have leaked.
     *
     *     `{token}` is the token itself, as in `token` of `GET /apitokens` (O-51). Keep the path out of proxy and server
     *     logs: it contains the secret. Requests with a revoked token get a 401. To end a login session, use `POST /logout`.
     *
     *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
     */
    delete: operations['deleteApiToken'];
  };
  '/callflows': {
    /**
     * List call flows
     * @description Returns one page of call flows with name, description, status and thumbnail. Use it to show the name of the
     *     `call_flow` of a number (`GET /ddis`) or a queue (`GET /queues`).
     *
     *     The documented record has no steps (N-81), so it does not tell you where a call goes. No documented operation
     *     creates or changes a flow (N-49).
     */
    get: operations['listCallFlows'];
  };
  '/callflows/{id}': {
    /**
     * Read one call flow
     * @description Returns the name, description, status and thumbnail of one call flow. Use it to look up the `call_flow` of a
     *     number or a queue.
     *
     *     To look up several call flows, read `GET /callflows` once and keep the names. Show `status` as it is and do not
     *     base decisions on it.
     */
    get: operations['getCallFlow'];
  };
  '/calllabels': {
    /**
     * List call labels
     * @description Returns one page of call labels. Use it to show labels that a user can choose from.
     *
     *     Rely only on the `id` of a label (N-36). To label a live call, send `labels` with `PATCH /calls/{id}`; the form of
     *     its elements is unknown, so try them on a test call first. The `labels` of contacts may be other labels.
     *
     *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
     *     Ledger N-36: Fields of a call label. The record is an open object with `id`.
     */
    get: operations['listCallLabels'];
    /**
     * Create a call label
     * @description Creates a call label and returns its record with the new `id`. Use it to set up the labels of your account once, not
     *     for every call.
     *
     *     The fields of the body are unknown. Read an existing label with `GET /calllabels/{id}`, and send the fields that
     *     it has besides `id`. Check `GET /calllabels` first to avoid duplicates. To put an existing label on a live call,
     *     use `PATCH /calls/{id}`.
     *
     *     Ledger N-37: Bodies of call label requests. The body is an open object.
     */
    post: operations['createCallLabel'];
  };
  '/calllabels/{id}': {
    /**
     * Read one call label
     * @description Returns one call label by its `id`. Use it to see which fields a label has before you create or change one.
     *
     *     The record may have other fields besides `id`. Keep unknown fields when you pass the record on. To offer a choice
     *     of labels, send one `GET /calllabels` instead of many of these requests.
     *
     *     Ledger N-36: Fields of a call label. The record is an open object with `id`.
     */
    get: operations['getCallLabel'];
    /**
     * Delete a call label
     * @description Deletes one call label. Use it for a label that you no longer need.
     *
     *     No documented operation restores a label (N-80), and calls may lose it (N-74): run the reports that depend on it
     *     first. To give a label another meaning, use `PATCH /calllabels/{id}`, which keeps its `id`.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteCallLabel'];
    /**
     * Change a call label
     * @description Changes a call label and returns the changed record. Use it to edit the label itself, not the labels of a call.
     *
     *     Send only fields that you find in `GET /calllabels/{id}`. Read the label again afterwards to see what the platform
     *     accepted. To label a live call, use `PATCH /calls/{id}`.
     *
     *     Ledger N-37: Bodies of call label requests. The body is an open object.
     */
    patch: operations['updateCallLabel'];
  };
  '/callmeback/buttons': {
    /**
     * Create a call-me-back button
     * @description Creates a button for a call-me-back widget and returns its record. Use it before `POST /callmeback/settings`,
     *     which takes the button's id as `button_id`.
     *
     *     The fields of the body are unknown. Try the fields of the update first: `name`, `data_online` and `data_offline`.
     *     Store the id from the response: no documented operation lists buttons (N-49), but settings that refer to a button
     *     hold its id. To change a button, use `PATCH /callmeback/buttons/{id}`.
     *
     *     Ledger N-39: Body that creates a call-me-back button. The body is an open object.
     */
    post: operations['createCallMeBackButton'];
  };
  '/callmeback/buttons/{id}': {
    /**
     * Read one call-me-back button
     * @description Returns one call-me-back button. Use it to read a button before you change it.
     *
     *     `{id}` comes from the response of `POST /callmeback/buttons`, or from `button_id` of a widget's settings. The
     *     record may have other fields besides those of the update. The button's position and the widget's phone number are
     *     in `GET /callmeback/settings/{id}`.
     *
     *     Ledger N-59: Record of a call-me-back button. The record is an open object with `id` and the fields of its update.
     */
    get: operations['getCallMeBackButton'];
    /**
     * Delete a call-me-back button
     * @description Deletes one call-me-back button. Use it when no settings refer to the button any more.
     *
     *     First set another `button_id` with `PATCH /callmeback/settings/{id}`. To delete the settings of a widget, use
     *     `DELETE /callmeback/settings/{id}`.
     *
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     */
    delete: operations['deleteCallMeBackButton'];
    /**
     * Change a call-me-back button
     * @description Changes `name`, `data_online` or `data_offline` of a call-me-back button and returns its record. Use it to change
     *     the button for all widgets that share it.
     *
     *     Read the button first to see the form of `data_online` and `data_offline`. To change the button on one website
     *     only, create another button and set its id as `button_id` there.
     *
     *     Ledger N-69: Content of data_online and data_offline. The fields are strings.
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     */
    patch: operations['updateCallMeBackButton'];
  };
  '/callmeback/cdrs': {
    /**
     * List call-me-back CDRs
     * @description Returns one page of the records of call-me-back calls. Use it to count these calls, with `limit=1` and `total`.
     *
     *     Rely only on the `id` of a record (N-44). For reports on numbers, duration and cost, use `GET /cdrs` with a
     *     filter on `destination` equal to `callmeback`.
     *
     *     Ledger N-44: Fields of a call-me-back CDR. The record is an open object with `id`.
     */
    get: operations['listCallMeBackCdrs'];
  };
  '/callmeback/settings': {
    /**
     * List call-me-back settings
     * @description Returns one page of call-me-back settings: button, texts, position, number, countries and maximum call rate. Use
     *     it to find the `{id}` for `/callmeback/settings/{id}`, or the `call_me_back_setting_id` for a campaign.
     *
     *     To find an existing button, read `button_id` here: no documented operation lists buttons (N-49). The calls of the
     *     widgets are in `GET /callmeback/cdrs`.
     */
    get: operations['listCallMeBackSettings'];
    /**
     * Create call-me-back settings
     * @description Creates the settings of a call-me-back widget and returns their record. Use it for a new widget; to change
     *     existing settings, use `PATCH /callmeback/settings/{id}`.
     *
     *     First create the button with `POST /callmeback/buttons`, and send its id as `button_id`. Set `max_call_rate` and
     *     `allowed_countries`, because visitors start calls, which may cost money.
     *
     *     `ddi_e164` comes back as `ddi`. `culture` and `position` are strings
     *     here and integers in the record.
     *
     *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
     */
    post: operations['createCallMeBackSetting'];
  };
  '/callmeback/settings/{id}': {
    /**
     * Read call-me-back settings
     * @description Returns the settings of one call-me-back widget. Use it to show the settings or to check a change.
     *
     *     `{id}` is the `id` of the settings, not the id of a button or a visitor. Do not send the record back as it is:
     *     `PATCH /callmeback/settings/{id}` takes other types for `culture` and `position`, takes `ddi_e164` instead of
     *     `ddi` (C-10), and has no `title`.
     *
     *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
     */
    get: operations['getCallMeBackSetting'];
    /**
     * Delete call-me-back settings
     * @description Deletes the settings of one call-me-back widget. Use it after you have removed the widget from the page.
     *
     *     Check first whether a call tracking campaign refers to the settings. To delete the button too, use
     *     `DELETE /callmeback/buttons/{id}`: otherwise it is unknown what happens to it (N-74). Note its `button_id` first: no
     *     documented operation lists buttons (N-49).
     *
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     */
    delete: operations['deleteCallMeBackSetting'];
    /**
     * Change call-me-back settings
     * @description Changes the settings of one call-me-back widget and returns them. Use it to change countries, texts or
     *     `max_call_rate`, or to show another button.
     *
     *     The body takes the fields of `POST /callmeback/settings`. The documents list `title` in the record and not in
     *     requests. To change the button itself, use `PATCH /callmeback/buttons/{id}`.
     */
    patch: operations['updateCallMeBackSetting'];
  };
  '/callmeback/visitors': {
    /**
     * List call-me-back visitors
     * @description Returns one page of visitors to call-me-back widgets. Use it to count visitors, with `limit=1` and `total`.
     *
     *     Rely only on the `id` of a record (N-43), and look at your account's response before you read other fields.
     *     Chats are in `GET /chats`, and your address book is in `GET /contacts`.
     *
     *     Ledger N-43: Fields of a call-me-back visitor. The record is an open object with `id`.
     */
    get: operations['listCallMeBackVisitors'];
  };
  '/callmeback/websites': {
    /**
     * List call-me-back websites
     * @description Returns one page of the websites with a call-me-back widget. Use it to see which widgets exist.
     *
     *     The records have the fields of call-me-back settings. To read or change a widget, take its id from
     *     `GET /callmeback/settings`, because the two lists may have different ids.
     *
     *     Ledger C-24: Call-me-back websites and settings. Both use the same schema.
     */
    get: operations['listCallMeBackWebsites'];
  };
  '/calls': {
    /**
     * List live calls
     * @description Returns one page of the calls that are live now, including calls that are still ringing. Use it to fill a
     *     wallboard when your program starts.
     *
     *     Keep the wallboard current with events, because a short call can start and end between two requests. `state` shows
     *     the progress of the call. `src_id` and `dst_id` identify its two sides. `start_time` and `connected_at` are Unix
     *     seconds, while events and CDRs carry text.
     *
     *     A call that has ended is no longer in the list; find it in `GET /cdrs`. To
     *     follow one call whose id you know, use `GET /calls/{id}`.
     *
     *     Ledger O-08: Unit of start_time and connected_at of a live call. The descriptions state the observation.
     */
    get: operations['listCalls'];
    /**
     * Start a call for a user (click to call)
     * @description Calls a user's phone and, when the user answers, dials `to`. Use it for click to call.
     *
     *     `from` is the user's id, as a string. If the user declines or does not answer, the platform never calls `to` (O-61).
     *
     *     The response arrives while the first phone rings. Keep `data.id`: you need it for `GET /calls/{id}` and to hang up
     *     with `DELETE /calls/{id}`. Find its CDR and recording by `live_id`, which is the same number. To follow the
     *     call, use events, or poll `GET /calls/{id}` until it returns 404.
     *
     *     A 400 usually means that `from` holds a phone number, an extension or a queue id. A 412 means that the user has no
     *     phone online (O-40). Each request dials: after a timeout, look in `GET /calls` before you repeat it.
     *
     *     To connect two numbers without a user's phone, use `POST /webcalls`. To speak a text, use `POST /leadcalls`.
     *
     *     Ledger O-14: Caller of POST /calls. The field is a string of digits, with a warning.
     *     Ledger O-40: 412 of POST /calls. The contract declares and marks 412.
     *     Ledger O-61: Two legs of a click to call. The description states the observation. It stays open who calls without `from` (N-72).
     */
    post: operations['createCall'];
  };
  '/calls/{id}': {
    /**
     * Read one live call
     * @description Returns one live call: its two sides, its `state` and, once someone answers, `connected_at`. Use it to follow a
     *     call after `POST /calls` when you have no server for events.
     *
     *     The record is inside `data`: read `data.state`, not `state`.
     *
     *     A 404 is the usual end of polling. The call is over; find its CDR in `GET /cdrs` with a filter on `live_id`. Do not
     *     wait for a state such as ENDED or ANSWERED, which the documents do not list. A call may also
     *     end before you see HANGUP.
     */
    get: operations['getCall'];
    /**
     * Hang up a live call
     * @description Ends a live call. Use it for a hang-up button, or to cancel a call that you started with `POST /calls`.
     *
     *     Afterwards `/calls/{id}` returns 404. Find the CDR and the recording with a filter on `live_id` equal to the call's
     *     id. A 404 means that the call was already over; most clients can treat it as success.
     *
     *     To pass the caller to someone else, use `PATCH /calls/{id}` with `dst`.
     */
    delete: operations['deleteCall'];
    /**
     * Transfer, pick up, record or label a live call
     * @description Changes a live call. Use it to transfer a call, pick it up, control its recording, label it or attach a link.
     *
     *     Send the field for the change that you want:
     *
     *     - `dst` transfers the call to a number or an extension
     *     - `state` picks up the call while it rings
     *     - `monitor_state` starts, pauses or resumes the recording
     *     - `labels` labels the call
     *     - `action_url` with `action_text` attaches a link
     *
     *     The changed call is in `data`. Continue with the `id` in the response.
     *
     *     The documented success is a 301 with the changed call in the body. Treat a 2xx as success too. The response may
     *     carry a `Location`: do not let your HTTP client follow it with the token. In a browser, `redirect: 'manual'` hides
     *     status and body, so read `GET /calls/{id}` afterwards.
     *
     *     To hang up, use `DELETE /calls/{id}`.
     *
     *     Ledger C-21: Status 301 as the success of PATCH /calls/{id}. A 301 with a body is a success, and so is any 2xx (O-71). The contract says nothing about `Location`.
     *     Ledger O-71: Success of PATCH /calls/{id}. The contract declares 2XX with the call beside 301, and says nothing about `Location`.
     */
    patch: operations['updateCall'];
  };
  '/calls/{id}/monitors': {
    /**
     * List the recordings of a live call
     * @description Returns the recording records of a live call. Use it before the call ends.
     *
     *     `data` may be an object or an array: accept both. To download a recording, wait until the call ends. Then read
     *     `GET /monitors` with a filter on `live_id` equal to this `{id}`, and fetch the audio from
     *     `GET /monitors/{id}.mp3`. To start, pause or resume a recording, send `monitor_state` with `PATCH /calls/{id}`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listCallMonitors'];
  };
  '/calls/{id}/trace': {
    /**
     * List the trace records of a live call
     * @description Returns the trace records of a live call as JSON. Use it to help users while they are still on the line.
     *
     *     `data` may be an object or an array. Rely only on the `id` of a record (N-46). For the SIP messages, wait until the
     *     call ends and find its CDR with a filter on `live_id` in `GET /cdrs`. Then use `GET /cdrs/{id}.trace` for the SIP
     *     trace or `GET /cdrs/{id}.pcap` for a packet capture.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listCallTrace'];
  };
  '/calltracking/campaigns': {
    /**
     * List call tracking campaigns
     * @description Returns one page of call tracking campaigns. Use it to find the `campaign_id` for `PATCH /calltracking/ddis`.
     *
     *     Rely only on `id` and `name`: fields of the request such as `url` and `rules` may be missing from the record. The
     *     documented record has neither the campaign's numbers nor its calls (C-20); look for the calls in
     *     `GET /calltracking/cdrs`. No documented operation reads a single campaign (N-49).
     *
     *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
     */
    get: operations['listCampaigns'];
    /**
     * Create a call tracking campaign
     * @description Creates a call tracking campaign and returns its record. Use it before the campaign starts, then assign a number
     *     with `PATCH /calltracking/ddis`.
     *
     *     Send a name, a URL, rules, and the ids of the settings for chat, call-me-back and call tracking. Look up the
     *     call-me-back settings in `GET /callmeback/settings`; no documented operation reads the others (N-49). Check
     *     `GET /calltracking/campaigns` first: no documented operation changes or deletes a campaign (N-49).
     *
     *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
     */
    post: operations['createCampaign'];
  };
  '/calltracking/cdrs': {
    /**
     * List call tracking records
     * @description Returns one page of call tracking records. Use it to see the calls of your campaigns.
     *
     *     A record may be a CDR as in `GET /cdrs` or have another shape: check that a field exists before you read it.
     *     `GET /cdrs/calltracking` lists tracked calls too. Choose one of the two, because you may count calls twice if you
     *     combine them. For reliable records of the same calls, use `GET /cdrs` with a filter on `dst` equal to the
     *     campaign's number.
     *
     *     Ledger C-19: Two addresses for call tracking. The contract declares all four addresses.
     *     Ledger N-58: Record of call-tracking CDRs. The record is a CDR, whose fields are all optional, or any other object.
     */
    get: operations['listCallTrackingCdrs'];
  };
  '/calltracking/ddis': {
    /**
     * List call tracking numbers
     * @description Returns one page of the numbers used for call tracking. Use it if you also assign numbers with
     *     `PATCH /calltracking/ddis`.
     *
     *     The records are those of `GET /ddis`, whose documented fields name no campaign (N-81). `GET /ddis/calltracking`
     *     lists tracked numbers too. For all numbers of the account, use `GET /ddis`.
     *
     *     Ledger C-19: Two addresses for call tracking. The contract declares all four addresses.
     */
    get: operations['listCallTrackingDdis'];
    /**
     * Assign numbers to campaigns
     * @description Assigns numbers to call tracking campaigns. Use it after `POST /calltracking/campaigns`, so that calls to a number
     *     count for the new campaign.
     *
     *     In each element of the array, `e164` names the number and `campaign_id` the campaign; `id` is optional. The
     *     documents list no other field to change, such as the target of a number (N-25).
     *
     *     Ledger C-25: id of a number: integer or string. Record and request have the documented types.
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
     */
    patch: operations['bulkUpdateCallTrackingDdis'];
  };
  '/cdrs': {
    /**
     * List call detail records
     * @description Returns one page of call detail records (CDRs) of ended calls: numbers, users, times, durations and cost. Use it
     *     for reports and for a regular sync.
     *
     *     Read pages until you have `total` records. To read `total` alone, send `limit=1`. Filter on:
     *
     *     - `calldate` for a period
     *     - `type` for missed (M), inbound (I) or outbound (O) calls
     *     - `user_id` for one user
     *     - `live_id` for the call of an event or of `POST /calls`
     *
     *     Live calls are in `GET /calls`, recordings in `GET /monitors`, under the same `live_id`. To download one user's
     *     calls as a file, use `GET /users/{id}/cdrs.csv`.
     */
    get: operations['listCdrs'];
    /**
     * Delete every CDR
     * @description Deletes every CDR of the account. Use it only to clear the whole call history.
     *
     *     The documented request has neither a filter nor a body. Export the records that you need
     *     first: no documented operation restores a CDR (N-80) or deletes a single one (N-49). Afterwards, the `live_id` of
     *     an older recording or event may lead to no CDR.
     *
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteAllCdrs'];
    /**
     * Change several CDRs at once
     * @description Changes several CDRs in one request. Use it only if you know which fields your platform accepts.
     *
     *     Each element of the array has the `id` of a CDR. Its other fields are unknown: try a field on a single CDR first,
     *     and read that CDR back with `GET /cdrs`.
     *
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
     *     Ledger N-40: Fields of a bulk change of CDRs. The body holds objects with `id` and any other fields.
     */
    patch: operations['bulkUpdateCdrs'];
  };
  '/cdrs/{id}': {
    /**
     * Read one call detail record
     * @description Returns one CDR. Use it when you know the `id` of the CDR.
     *
     *     `{id}` is not the id of the live call: with the `call_id` of an event or the id from `POST /calls`, read
     *     `GET /cdrs` with a filter on `live_id`. For the signalling, use `GET /cdrs/{id}.trace` or `GET /cdrs/{id}.pcap`.
     */
    get: operations['getCdr'];
  };
  '/cdrs/{id}.pcap': {
    /**
     * Download the packet capture of a call
     * @description Returns the packet capture of a call, a binary file for tools such as Wireshark. Use it when
     *     `GET /cdrs/{id}.trace` is not enough, for instance to see the timing of packets.
     *
     *     `{id}` is the `id` of a CDR, not the call's `live_id`. Check the status before you save the body, because an error
     *     comes as JSON. Treat the body as bytes, not as text. A capture is not a recording: the audio of a recorded call is
     *     at `GET /monitors/{id}.mp3`.
     */
    get: operations['downloadCdrPcap'];
  };
  '/cdrs/{id}.trace': {
    /**
     * Download the SIP trace of a call
     * @description Returns the SIP trace of a call. Use it to find out why a call failed, dropped, or had sound in one direction
     *     only.
     *
     *     `{id}` is the `id` of a CDR, not the call's `live_id`. Check the status before you save the body, because an error
     *     comes as JSON. For tools such as Wireshark, download the packet capture from `GET /cdrs/{id}.pcap`.
     */
    get: operations['downloadCdrTrace'];
  };
  '/cdrs/{id}/notes': {
    /**
     * List the notes of a CDR
     * @description Returns the notes on a call. Use it to show the notes next to the CDR.
     *
     *     `{id}` is the `id` of the CDR. `data` may be an object or an array: accept both. The fields of a note are unknown,
     *     so show the notes as they are and do not base decisions on them.
     *
     *     No documented operation writes a note (N-49). `info` in `GET /cdrs/{id}` is a field of the CDR, not a note. To
     *     store a remark about the person, send `notes` with `PATCH /contacts/{id}`.
     *
     *     Ledger N-45: Fields of a CDR note. `data` is an object or an array of objects with any fields.
     */
    get: operations['listCdrNotes'];
  };
  '/cdrs/calltracking': {
    /**
     * List tracked calls
     * @description Returns one page of call tracking records. Use it to see the calls to tracked numbers.
     *
     *     A record may be a whole CDR or have another shape: check that a field exists before you use it.
     *     `GET /calltracking/cdrs` lists tracked calls too. Choose one of the two, because you may count calls twice if you
     *     combine them. Campaigns are in `GET /calltracking/campaigns`. For billing or a complete call log, use `GET /cdrs`.
     *
     *     Ledger C-19: Two addresses for call tracking. The contract declares all four addresses.
     *     Ledger N-58: Record of call-tracking CDRs. The record is a CDR, whose fields are all optional, or any other object.
     */
    get: operations['listTrackedCdrs'];
  };
  '/cdrs/dictionaries': {
    /**
     * List the dictionaries of CDRs
     * @description Returns the dictionaries of CDRs as a collection. Use it to check whether your platform explains the numbers that
     *     some CDRs have in `type`, `disposition` and `destination`.
     *
     *     Look at the response before you build on it, because the content of these records is unknown. The
     *     calls are in `GET /cdrs`.
     *
     *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
     *     Ledger O-22: type, disposition and destination of a CDR. The fields are a string of an open enumeration, an integer, or null.
     */
    get: operations['listCdrDictionaries'];
  };
  '/chatmsgs': {
    /**
     * Delete every chat message
     * @description Deletes every chat message. Use it only to empty the whole chat history.
     *
     *     The documented request has neither a filter nor a body. No documented operation restores the
     *     messages (N-80). Save them first with `GET /users/{id}/chatmsgs` for each user: no documented operation lists the
     *     messages of the whole account (N-49).
     *
     *     To delete only some messages, use `DELETE /chatmsgs/{ids}`. Check that your list is not empty: without ids, you get
     *     this address.
     *
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteAllChatMessages'];
  };
  '/chatmsgs/{ids}': {
    /**
     * Delete chat messages by id
     * @description Deletes one or more chat messages by id. Use it to remove single messages of a conversation.
     *
     *     Separate the ids in the path with commas. The ids come from `GET /users/{id}/chatmsgs`; an id from `GET /chats`
     *     names a chat, not a message. After a 404, read the messages again, because the platform may have deleted some of
     *     them.
     *
     *     Check that your list is not empty: without ids, this is the address of `DELETE /chatmsgs`, which deletes all
     *     messages.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     */
    delete: operations['deleteChatMessages'];
  };
  '/chats': {
    /**
     * List chats
     * @description Returns one page of chats: visitor, operator, website, state and duration. Use it for reports on your website
     *     chats.
     *
     *     Filter on `created_at` for a period and on `operator_id` for one operator. Do not use `state` to tell open chats
     *     from ended chats, because its codes are unknown. The records contain personal data: name, e-mail address and IP
     *     address. To read messages, use `GET /users/{id}/chatmsgs` for each user.
     *
     *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
     */
    get: operations['listChats'];
  };
  '/chats/{id}': {
    /**
     * Read one chat
     * @description Returns one chat: visitor, operator, website, state and duration. Use it to look up an id from `GET /chats`.
     *
     *     The id of a chat is not the id of a chat message, so do not use it in `DELETE /chatmsgs/{ids}`. No documented
     *     operation accepts or ends a chat (N-49).
     */
    get: operations['getChat'];
  };
  '/conferences': {
    /**
     * List conference rooms
     * @description Returns one page of conference rooms with their numbers, PINs and settings. Use it to write an invitation, or to
     *     find the id of a room.
     *
     *     Judging by their names, `confno` and `pin` are for callers within the PBX, `confno_pstn` and `pin_pstn` for callers
     *     from outside: make a test call, because the documents do not explain them (N-64). The PINs are secrets: do not log
     *     the response, and use `fields` when you only need names. No documented field shows who is in a room now (N-81).
     *
     *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
     *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
     */
    get: operations['listConferences'];
    /**
     * Create a conference room
     * @description Creates a conference room and returns its record. Use it for a room that several people share.
     *
     *     Read `confno` and `confno_pstn` from the response, because the documented request has no field for them. Send PINs as strings to keep leading zeros. `ddis` are numbers of the account that lead
     *     to the room.
     *
     *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
     *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
     */
    post: operations['createConference'];
  };
  '/conferences/{id}': {
    /**
     * Read one conference room
     * @description Returns one conference room with its numbers, PINs and settings. Use it to look up the PINs, for instance after
     *     `PATCH /conferences/{id}`.
     *
     *     `{id}` is the `id` of the record, not the room's number `confno`. To find a room by name or number, use
     *     `GET /conferences` with a filter. The documented record has no `ddis`, the numbers of the account that lead to the
     *     room (N-77).
     *
     *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
     */
    get: operations['getConference'];
    /**
     * Delete a conference room
     * @description Deletes one conference room. Use it when you no longer need the room and nobody is in it.
     *
     *     To keep unwanted callers out, change the PINs with `PATCH /conferences/{id}` instead.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     */
    delete: operations['deleteConference'];
    /**
     * Change a conference room
     * @description Changes the fields that you send and returns the room's record. Use it to renew a PIN or to turn recording on.
     *
     *     The body takes the fields of `POST /conferences`: name, both PINs, the announcement of participants, recording and
     *     `ddis`. The documented request has no `confno` and no `confno_pstn`. Leave out `ddis`
     *     unless you know the whole list: it may replace the old list (N-65), which the documented record does not show.
     *
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
     */
    patch: operations['updateConference'];
  };
  '/confirmation': {
    /**
     * Send the confirmation e-mail again
     * @description Sends a user's confirmation e-mail again, to the address in `email`. Use it for a user who has lost the first
     *     e-mail.
     *
     *     Rely only on the status of the response. The token is optional, because it is unknown whether the operation needs
     *     one (N-03). For a user who has forgotten the password, use `POST /password`.
     *
     *     Ledger N-03: Token for account recovery. The token is optional for the three operations.
     *     Ledger N-06: Bodies of the account recovery responses. The responses have a JSON body without a stated type.
     */
    post: operations['resendConfirmation'];
  };
  '/contacts': {
    /**
     * List contacts
     * @description Returns one page of the address book: names, companies, numbers, groups, and the time of the last call. Use it to
     *     sync contacts with a CRM, or to find out who is calling.
     *
     *     For new contacts, filter on `created_at`; changes to older contacts do not show there. To find a caller, filter on
     *     one number field at a time: `tel` and `mobile`, and both with `_1` and `_2`. Numbers occur with and without `+`.
     *
     *     If a CDR has `contact:<id>` in `src_id`, use `GET /contacts/{id}` instead. For the contacts of one user, filter on
     *     `user_id`: the records of `GET /users/{id}/contacts` are less certain.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
     */
    get: operations['listContacts'];
    /**
     * Create a contact
     * @description Adds one contact to the address book and returns it with its new `id`. Use it after a search in `GET /contacts`: the
     *     platform may accept a second contact with the same number.
     *
     *     Send at least a name and a number. Keep the returned `id` for `PATCH /contacts/{id}`; CDRs refer to it too.
     *
     *     Read the stored values from the response: `type`, for instance, is a string in the request and an integer in the
     *     record. The documented record has no `labels`, `groups` or speed dials (C-13). To create several contacts, send
     *     several requests.
     *
     *     Ledger C-13: Record and request of a contact. Separate schemas for record and request.
     */
    post: operations['createContact'];
    /**
     * Change several contacts at once
     * @description Changes the group or the labels of several contacts. Use it for a selection in a list, for instance to move all
     *     customers of a campaign into one group.
     *
     *     Each element of the array has the `id` of a contact. To change names, numbers or notes, send `PATCH /contacts/{id}`
     *     for each contact. Afterwards read the contacts with `GET /contacts`: if one `id` is wrong, the platform may still
     *     have changed the others.
     *
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     */
    patch: operations['bulkUpdateContacts'];
  };
  '/contacts/{id}': {
    /**
     * Read one contact
     * @description Returns one contact: numbers, group, notes and the times of its last and next call. Use it to show the caller when
     *     a CDR has `contact:<id>` in `src_id`.
     *
     *     The path takes an id, not a phone number. To search by number, use `GET /contacts` with a filter. The calls of the
     *     contact are in `GET /contacts/{id}/cdrs`.
     */
    get: operations['getContact'];
    /**
     * Delete contacts
     * @description Deletes one or more contacts by id. Use it for contacts that you no longer need.
     *
     *     Separate the ids in the path with commas. A 204 means that the platform has deleted the contacts, and a 202 that
     *     it has accepted the deletion: treat both as success. After a 202 the list may still show a contact for a while.
     *     Check `GET /contacts` later instead of sending the request again.
     *
     *     No documented operation restores a contact (N-80). To take contacts out of a group and keep them, use
     *     `PATCH /contacts`.
     *
     *     Ledger C-17: Status of a contact deletion. The contract declares both statuses.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteContacts'];
    /**
     * Change a contact
     * @description Changes one contact and returns it. Use it to edit names, numbers or notes.
     *
     *     The body takes the fields of `POST /contacts`; send only the fields that change. Leave out `labels` and `groups`
     *     unless you want to set them: the documented record does not have them (C-13), and a new list may replace the old
     *     one (N-65). Do not send back a record from `GET /contacts/{id}`, because the documented request has no
     *     `created_at` and takes `type` as a string (C-13).
     *
     *     To group or label many contacts in one request, use `PATCH /contacts`.
     *
     *     Ledger C-13: Record and request of a contact. Separate schemas for record and request.
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateContact'];
  };
  '/contacts/{id}/cdrs': {
    /**
     * List the calls of a contact
     * @description Returns the calls of one contact. Use it for a quick look at what happened with a contact.
     *
     *     `{id}` is the `id` of the contact. `data` may be an object or an array, and its records need not be CDRs. To count
     *     calls or read pages, use `GET /cdrs` with a filter: `src_id` equal to `contact:<id>` for calls from the contact,
     *     or `dst` for calls to one of its numbers.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listContactCdrs'];
  };
  '/customers/{id}': {
    /**
     * Delete a customer account
     * @description Deletes a whole customer account. Use it only to administer customer accounts, never to clean up.
     *
     *     `{id}` is the number in `customer` of users and `customer_id` of tokens, not a user id. No documented operation
     *     restores (N-80), reads or lists customer accounts (N-49), so check the id carefully. To remove a person, use
     *     `DELETE /users/{id}`. To remove history, delete CDRs, recordings or messages.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteCustomer'];
  };
  '/ddis': {
    /**
     * List phone numbers
     * @description Returns one page of the account's phone numbers. Use it to choose a number to send from: `from` of `POST /sms`, or
     *     `caller_id` of `POST /calls` and `POST /leadcalls`.
     *
     *     `e164` is the number. `target_type` and `target_id` say where its calls go. `sms_enabled` and
     *     `fax_enabled` say whether it takes SMS and faxes. `target_type` is a code that the documents do not explain: compare
     *     `target_id` with the ids of your queues, IVRs and ring groups only if you know the kind of target. No documented
     *     operation orders numbers or changes their targets (N-49).
     *
     *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
     *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
     */
    get: operations['listDdis'];
  };
  '/ddis/{e164}': {
    /**
     * Read one phone number
     * @description Returns one of the account's numbers with its target and its settings for calls, SMS and fax. Use it to check that
     *     a number is yours and takes SMS before you send from it.
     *
     *     The path takes the number itself, in the form of `e164` in `GET /ddis`. A 404 means that the platform did not find
     *     the number. To look up callers, use `GET /contacts`; to look up extensions, use `GET /users`.
     */
    get: operations['getDdi'];
  };
  '/ddis/calltracking': {
    /**
     * List tracked numbers
     * @description Returns one page of the numbers used for call tracking, with the record of `GET /ddis`. Use it only if
     *     `GET /calltracking/ddis` leaves out a number that you are looking for.
     *
     *     If you also assign numbers, prefer `GET /calltracking/ddis`, which has the same path as
     *     `PATCH /calltracking/ddis`.
     *
     *     Ledger C-19: Two addresses for call tracking. The contract declares all four addresses.
     */
    get: operations['listTrackedDdis'];
  };
  '/ddis/dictionaries': {
    /**
     * List the dictionaries of numbers
     * @description Returns the dictionaries of numbers as a collection. Use it to check whether they explain coded fields such as
     *     `target_type` and `status`.
     *
     *     Do not rely on these records, because their content is unknown. The numbers are in `GET /ddis`.
     *
     *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
     */
    get: operations['listDdiDictionaries'];
  };
  '/faxes': {
    /**
     * List faxes
     * @description Returns one page of the account's faxes: both numbers, pages, cost and file name. Use it for a list of sent and
     *     received faxes.
     *
     *     Filter on `created_at` for a period. The platform refuses a filter on `from` or `to` with a 400, so pick out a number after you have read the list. `status` and `type` are codes that the documents do not explain: show them as they are.
     *
     *     No documented operation sends a fax, reads a single fax or downloads its pages (N-49); other clients read them at
     *     addresses that the contract does not adopt (O-52). The fax settings of a number are `fax_enabled` and `fax_email`
     *     in `GET /ddis`.
     *
     *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
     *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
     */
    get: operations['listFaxes'];
  };
  '/ivrs': {
    /**
     * List IVRs
     * @description Returns one page of IVRs (voice menus) with their times, their sounds and the destinations of their keys. Use it
     *     to show the choices of a menu, or to look up an IVR id.
     *
     *     The keys are `zero` to `nine`, `star` and `hash`. IVR ids occur in `ivr` and `post_call_ivr_id` of queues and in
     *     `dst_id` of CDRs. The event `call.dtmf` comes when somebody presses a key.
     *
     *     Ledger N-67: Values of string fields of records. The fields are plain strings.
     *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
     */
    get: operations['listIvrs'];
    /**
     * Create an IVR
     * @description Creates an IVR (voice menu) and returns its record. Use it to set up the name, the number, the times and the final
     *     destination of a menu.
     *
     *     The documented request has no fields for the keys and their sounds (N-77), so do not lead a number to the menu
     *     until the keys are set. `language`, `final_dst_type` and `post_sounds` have other types in the request than in the
     *     record. To ring several phones without a menu, create a ring group with `POST /ringgroups`.
     *
     *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
     *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
     */
    post: operations['createIvr'];
  };
  '/ivrs/{id}': {
    /**
     * Read one IVR
     * @description Returns one IVR with its times, its sounds and the destinations of its keys. Use it before and after
     *     `PATCH /ivrs/{id}`.
     *
     *     `{id}` is the `id` of the record, not its `number`. The documented record has no numbers that lead to the menu
     *     (N-77). In `GET /ddis`, look for the menu's id in `target_id`; `target_type` is a code for the kind of target.
     *
     *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
     *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
     */
    get: operations['getIvr'];
    /**
     * Change an IVR
     * @description Changes the fields of an IVR that you send. Use it to change names, times and languages.
     *
     *     The documented fields are those of `POST /ivrs` from `name` to `final_dst_type`; they do not include the keys
     *     (N-48). The platform may also accept `final_dst_id`, `number` and `random_choice`. If you change the kind of
     *     destination, do not send `final_dst_type` alone, because the old `final_dst_id` may then name a record of the
     *     wrong kind.
     *
     *     Treat any status from 200 to 299 as success, and check the result with `GET /ivrs/{id}`.
     *
     *     Ledger N-48: Rest of the IVR update. The contract declares the fields up to `final_dst_type` and accepts others. Statuses are ranges.
     */
    patch: operations['updateIvr'];
  };
  '/leadcalls': {
    /**
     * Call a lead with a spoken text
     * @description Calls `to`, a number or an extension, and speaks the text in `tts`. Use it for reminders, or for the first contact
     *     after an enquiry.
     *
     *     Always send `caller_id`, and choose it from the account's numbers in `GET /ddis`. Without it the platform responds
     *     with 400 and `DDI not found`. If you repeat the request, the platform calls the lead again.
     *
     *     The response is a live call. Follow it with `GET /calls/{id}` or events, and hang up with `DELETE /calls/{id}`.
     *     After the call, find its CDR in `GET /cdrs` by `live_id`. To let a user talk to the lead, use `POST /calls`. To
     *     send a written message, use `POST /sms`.
     *
     *     Ledger O-13: Caller id of POST /leadcalls. `caller_id` is required.
     */
    post: operations['createLeadcall'];
  };
  '/login': {
    /**
     * Sign in with e-mail address and password
     * @description Checks a user's e-mail address and password and returns a `user_token` for `X-Auth-Token`. Use it when a person
     *     signs in.
     *
     *     The 200 also has the user's `user_id`. For a user with a second factor, the response is 202 with a `nonce`,
     *     and the platform sends a code by e-mail. Keep the nonce, ask the person for the code, and send both to
     *     `POST /login2fa`, which returns the token. A 202 is not a failure (O-01): do not sign in again.
     *
     *     The token expires after 15 or 30 minutes without a request. `GET /ping` keeps it alive, and `POST /logout`
     *     destroys it. A 400 means that the e-mail address, the password or both are wrong.
     *
     *     For an unattended program, create an API token with `POST /apitokens`.
     *
     *     Ledger O-01: Second factor at login. The contract declares 202 with `nonce`. `code` and `nonce` are required.
     *     Ledger O-05: 15 or 30 minutes. The contract names both times, with 30 as the likely one. Descriptions advise a ping every 5 minutes, which suits either time.
     */
    post: operations['login'];
  };
  '/login2fa': {
    /**
     * Complete a sign-in with a second factor
     * @description Completes a sign-in with the `nonce` from `POST /login` and the `code` from the user's e-mail. Use it only after
     *     `POST /login` has responded with 202.
     *
     *     The response has `user_token` and `user_id`, as after a sign-in without a second factor. A 400 means that the code,
     *     the nonce or both are wrong. Let the person type the code again before you start over with `POST /login`. A user
     *     whose `two_factor_auth` is D gets the token from `POST /login` itself.
     *
     *     For an unattended service, create an API token with `POST /apitokens`.
     *
     *     Ledger N-75: Account recovery: lifetimes and rules. The contract leaves it open.
     *     Ledger O-01: Second factor at login. The contract declares 202 with `nonce`. `code` and `nonce` are required.
     */
    post: operations['loginWithSecondFactor'];
  };
  '/logout': {
    /**
     * Destroy the token of this request
     * @description Destroys the token of this request at once. Use it when a person signs out, so that no valid token stays in the
     *     browser.
     *
     *     The documented request has no body. Every later request with the token gets a
     *     401. To revoke an API token, use `DELETE /apitokens/{token}`. Do not log out with an API token that other programs
     *     share.
     */
    post: operations['logout'];
  };
  '/me': {
    /**
     * Read the user behind the token
     * @description Returns the user of the token: id, default caller id, language, and a balance with its currency. Use it after
     *     sign-in to check the token and to get the user id for `from` of `POST /calls`.
     *
     *     The record is inside `data`. `is_root` is a string here and `id` may be a string, unlike in `GET /users/{id}`,
     *     which also has the user's telephony settings. `sip_password` is a secret: never log the response. To keep a token
     *     alive, use `GET /ping`.
     *
     *     Ledger C-15: Me and User. `is_root` has the documented type in both records. `id` of Me is a string or an integer, because every other user id is an integer.
     *     Ledger O-14: Caller of POST /calls. The field is a string of digits, with a warning.
     *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
     */
    get: operations['getMe'];
  };
  '/mediasessions': {
    /**
     * List media sessions
     * @description Returns one page of media sessions. Use it to see which devices took part in a call, for instance when a support
     *     case names a phone model.
     *
     *     A record has a `call_id`, the user, the duration and the user agents of both sides (`src_ua`, `dst_ua`). An MSDR
     *     in `GET /msdrs` also has the termination reason, and refers to the session in `media_session_id`. To see who
     *     called whom, use `GET /calls` for live calls and `GET /cdrs` for ended calls. The CDR also has the cost.
     *
     *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
     *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
     */
    get: operations['listMediaSessions'];
  };
  '/mediasessions/{id}': {
    /**
     * Read one media session
     * @description Returns one media session: the user agents of both sides, the duration and the time of the last update. Use it to
     *     read a session again when you know its id.
     *
     *     `{id}` is the `id` from `GET /mediasessions`, not the id of a call or an MSDR. To download a SIP trace or packet
     *     capture, find the MSDR in `GET /msdrs` by `media_session_id`. Then use `GET /msdrs/{id}.trace` or
     *     `GET /msdrs/{id}.pcap`. Do not use `status` to decide whether a session has ended, because its values are unknown.
     *
     *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
     *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
     */
    get: operations['getMediaSession'];
  };
  '/mediasessions/dictionaries': {
    /**
     * List the dictionaries of media sessions
     * @description Returns the dictionaries of media sessions as a collection. Use it to check by hand whether your deployment
     *     explains the values of `status` and `type`.
     *
     *     Do not build a program on these records, because their content is unknown. The media sessions are in
     *     `GET /mediasessions`.
     *
     *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
     */
    get: operations['listMediaSessionDictionaries'];
  };
  '/monitors': {
    /**
     * List call recordings
     * @description Returns one page of call recordings. Use it after `call.hangup` to find the recording of a call, and pass its `id`
     *     to `GET /monitors/{id}.mp3`.
     *
     *     Filter on `live_id` for one call: the value is the `call_id` of events, the `id` in `GET /calls` and the `live_id`
     *     of the CDR. Filter on `timestamp` for a period. Store both ids together, because no known field of the record
     *     holds `live_id` (O-23).
     *
     *     If `data` is empty, the call has no recording, or none yet (N-73). The legs of a call have different ids: if you
     *     find nothing with a leg's `call_id`, try the `root_call_id` of its events. To start or pause a recording, send
     *     `monitor_state` with `PATCH /calls/{id}`.
     *
     *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
     *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
     *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
     *     Ledger O-83: Recordings by the id of a leg. The question stays open, and the contract follows the documents. The description advises you to try `root_call_id` too.
     *     Ledger N-73: Time until CDR and recording appear. The description advises you to search by `call_id` and then by `root_call_id`. The packages use the id only as a position, and find records below it by the `total` of each day.
     */
    get: operations['listMonitors'];
    /**
     * Delete every recording
     * @description Deletes every recording of the customer account. Use it only to remove all recordings at once.
     *
     *     The documented request has neither a filter nor a body. No documented operation stops the
     *     deletion or restores a recording (N-80). The platform may still be deleting after it has responded.
     *
     *     To delete recordings by age or call, list them with `GET /monitors` and pass their ids to `DELETE /monitors/{id}`.
     *     Make sure that your program never builds this address from an empty list of ids.
     *
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteAllMonitors'];
  };
  '/monitors/{id}': {
    /**
     * Read the record of a recording
     * @description Returns one recording without its audio: date, both numbers, duration and, if stored, transcript, summary and
     *     scores. Use it to read `size` before you download the audio.
     *
     *     `GET /monitors/{id}.mp3` does not give the size (O-06). `{id}` is the recording's `id` from
     *     `GET /monitors`, or `monitor_id` of a `monitor.audio_ready` event. If you have a call's id, filter `GET /monitors`
     *     on `live_id`.
     *
     *     The documents list only `id`, `created_at` and `token` (O-23), so any other field may be absent.
     *
     *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
     *     Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only.
     *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
     *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
     *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
     */
    get: operations['getMonitor'];
    /**
     * Delete recordings
     * @description Deletes one or more recordings by id. Use it to enforce a retention period.
     *
     *     Separate the ids in the path with commas. No documented operation restores a recording (N-80): download the
     *     recordings that you must keep with `GET /monitors/{id}.mp3` first. To find old recordings, use `GET /monitors`
     *     with a filter on `timestamp`.
     *
     *     Never send an empty list: without ids, this is almost the address of `DELETE /monitors`, which deletes everything.
     *
     *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
     *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteMonitors'];
    /**
     * Store the analysis of a recording
     * @description Stores a transcript, summary, sentiment, score or metadata with one recording, and returns the record. Use it when
     *     your own service transcribes or rates calls.
     *
     *     The documents list no other field to change (N-25). For the platform's own analysis, see `monitor_transcript` of a
     *     user.
     *
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateMonitor'];
  };
  '/monitors/{id}.mp3': {
    /**
     * Download a recording as MP3
     * @description Returns the audio of one recording as MP3. Use it to save or play a recorded call.
     *
     *     Before you save the body, check that the status is 200 and that the content type begins with `audio/`: errors have a
     *     JSON body, and programs have saved it as an MP3.
     *
     *     The platform ignores `Range` and always sends the whole file with status 200 (O-06). If a download breaks off,
     *     start again. A browser player needs ranges to seek, so download the file first. The response has no
     *     `Content-Disposition`, and only the record gives the size (O-06): read `size` from `GET /monitors/{id}`.
     *
     *     `{id}` is the recording's `id`: find it in `GET /monitors` with a filter on `live_id`. For voicemail, use
     *     `GET /voicemessages/{id}.mp3`.
     *
     *     Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only.
     *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
     */
    get: operations['downloadMonitorMp3'];
  };
  '/monitors/aidictionary': {
    /**
     * List the AI dictionary of recordings
     * @description Returns one page of AI dictionary records. Use it to see what your account has.
     *
     *     A record has an `id`, a `created_at` and a `token`, and may have further fields. For transcripts, look at the
     *     recording itself, in `GET /monitors/{id}`. Unlike the `dictionaries` of other resources, this collection has pages
     *     and a filter.
     *
     *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
     *     Ledger N-62: Purpose of the AI dictionary. The schema has the three documented fields and is open.
     */
    get: operations['listMonitorAiDictionaries'];
  };
  '/monitors/aidictionary/{id}': {
    /**
     * Read one record of the AI dictionary
     * @description Returns one AI dictionary record. Use it to check whether a record still exists: a 404 means not found.
     *
     *     `{id}` comes from `GET /monitors/aidictionary`; whether it is also the id of a recording is unknown (N-62). The
     *     record has the same three fields as in the list. For a recording and its transcript, use `GET /monitors/{id}`.
     *
     *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
     *     Ledger N-62: Purpose of the AI dictionary. The schema has the three documented fields and is open.
     */
    get: operations['getMonitorAiDictionary'];
  };
  '/msdrs': {
    /**
     * List media session records
     * @description Returns one page of media session records (MSDRs): numbers, user agents, duration and termination reason. Use it
     *     to investigate audio problems.
     *
     *     Filter on `created_at` for a period and on `user_id` for one user. Look for a user agent that recurs or for very
     *     short sessions, then download `GET /msdrs/{id}.pcap`. A media session is not a call: for reports on calls, talk
     *     time or cost, use `GET /cdrs`. The media sessions are in `GET /mediasessions`.
     *
     *     Ledger N-09: Values of t_cause. The field is a plain string.
     *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
     *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
     */
    get: operations['listMsdrs'];
  };
  '/msdrs/{id}': {
    /**
     * Read one media session record
     * @description Returns one media session record (MSDR). Use it to look at a session that you found in `GET /msdrs`.
     *
     *     `{id}` is the `id` of the MSDR; the id of the media session is `media_session_id`. With the same `{id}`, download
     *     `GET /msdrs/{id}.trace` or `GET /msdrs/{id}.pcap`. If you have the id of a media session, filter `GET /msdrs` on
     *     `media_session_id`, or read the session with `GET /mediasessions/{id}`.
     */
    get: operations['getMsdr'];
  };
  '/msdrs/{id}.pcap': {
    /**
     * Download the packet capture of a media session
     * @description Returns the packet capture of one media session record (MSDR). Use it for broken or one-way audio when
     *     `GET /msdrs/{id}.trace` does not show the cause.
     *
     *     Open the file in a tool such as Wireshark. `{id}` is the `id` of an MSDR, not `media_session_id`. Check the status
     *     before you save the bytes, because an error has a JSON body. For the packets of a call, use `GET /cdrs/{id}.pcap`.
     *     To listen to a recorded call, use `GET /monitors/{id}.mp3`.
     *
     *     Ledger N-50: Content types of traces, captures and CSV. The contract declares any media type, `*\/*`.
     */
    get: operations['downloadMsdrPcap'];
  };
  '/msdrs/{id}.trace': {
    /**
     * Download the SIP trace of a media session
     * @description Returns the SIP trace of one media session record (MSDR). Read it first when a call had no audio.
     *
     *     `{id}` is the `id` of an MSDR, not `media_session_id`. Check the status, not the content type, to tell a trace
     *     from a JSON error. To follow a whole call, use `GET /cdrs/{id}.trace`. For the packets, use
     *     `GET /msdrs/{id}.pcap`.
     *
     *     Ledger N-50: Content types of traces, captures and CSV. The contract declares any media type, `*\/*`.
     */
    get: operations['downloadMsdrTrace'];
  };
  '/msdrs/dictionaries': {
    /**
     * List the dictionaries of MSDRs
     * @description Returns the dictionaries of media session records (MSDRs) as a collection. Use it to check whether they name the
     *     values of `type` or `t_cause`.
     *
     *     Do not rely on these records, because their content is unknown. The MSDRs are in `GET /msdrs`. Media sessions have
     *     their own dictionaries in `GET /mediasessions/dictionaries`.
     *
     *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
     */
    get: operations['listMsdrDictionaries'];
  };
  '/password': {
    /**
     * Send an e-mail to reset a password
     * @description Sends a user an e-mail with a token to reset the password. Use it behind a link such as "Forgotten your
     *     password?".
     *
     *     Set the new password with that token in `POST /reset`. Do not take the 200 as proof that the address belongs to a
     *     user. To send the confirmation e-mail again, use `POST /confirmation`.
     *
     *     Ledger N-03: Token for account recovery. The token is optional for the three operations.
     *     Ledger N-75: Account recovery: lifetimes and rules. The contract leaves it open.
     */
    post: operations['requestPasswordReset'];
  };
  '/pickupgroups': {
    /**
     * List pickup groups
     * @description Returns one page of pickup groups. Use it to show the names behind the `pickup_group_id` of users.
     *
     *     A record has an `id`, a `name` and the integer `users`. No documented operation creates or changes a pickup group
     *     (N-49). Users who ring under one number form a ring group (`GET /ringgroups`). Callers wait in queues
     *     (`GET /queues`).
     *
     *     Ledger C-23: users of a pickup group. The field is an integer, as documented.
     */
    get: operations['listPickupGroups'];
  };
  '/pickupgroups/{id}': {
    /**
     * Read one pickup group
     * @description Returns one pickup group. Use it to look up the `pickup_group_id` of a user.
     *
     *     The record has a name and `users`, a single integer. The documented record does not say who belongs to the group
     *     (N-81): read `GET /users` and select the users with this id in `pickup_group_id`.
     *
     *     Ledger C-23: users of a pickup group. The field is an integer, as documented.
     *     Ledger O-69: Fields of listed users. One schema has all fields, and they are optional.
     */
    get: operations['getPickupGroup'];
  };
  '/ping': {
    /**
     * Keep the token alive
     * @description Restarts the inactivity period of the token and has no other effect. Call it every 5 minutes from
     *     a session that may stay quiet.
     *
     *     A login token expires after 15 or 30 minutes without a request. Every other request restarts the period too, so a client that polls does not need a ping.
     *
     *     Check the status, because the body comes in one of two forms: 200 means that the token is valid, and 401 that it
     *     is not. To find out whose token it is, use `GET /me`.
     *
     *     Ledger O-05: 15 or 30 minutes. The contract names both times, with 30 as the likely one. Descriptions advise a ping every 5 minutes, which suits either time.
     *     Ledger O-21: Response of GET /ping. Both forms are valid.
     */
    get: operations['ping'];
  };
  '/queuegroups': {
    /**
     * List queue groups
     * @description Returns one page of queue groups, with id and name. Use it to find the id of a group by its name.
     *
     *     The documented record has no queues (N-81). All queues are in `GET /queues`, and ring groups in `GET /ringgroups`.
     */
    get: operations['listQueueGroups'];
    /**
     * Create a queue group
     * @description Creates a queue group and returns its record with the new id. Use it to add a group; to create a queue, use
     *     `POST /queues`.
     *
     *     The fields of the body are unknown. Send `name`, the only documented field of the record besides the id. Check in
     *     the response, or with `GET /queuegroups/{id}`, that the platform has stored the name.
     *
     *     Ledger N-38: Bodies of queue group requests. The body is an open object.
     */
    post: operations['createQueueGroup'];
  };
  '/queuegroups/{id}': {
    /**
     * Read one queue group
     * @description Returns the id and the name of one queue group. Use it to label a group, or to check the result of
     *     `POST /queuegroups` and `PATCH /queuegroups/{id}`.
     *
     *     The documented record has no queues (N-81). `{id}` is not the id of a queue; to read a queue, use
     *     `GET /queues/{id}`.
     */
    get: operations['getQueueGroup'];
    /**
     * Delete a queue group
     * @description Deletes one queue group. Use it for a group that you no longer need.
     *
     *     If the group's queues matter to you, read `GET /queues` afterwards. No documented operation deletes a queue
     *     (N-47).
     *
     *     Ledger N-47: Update and deletion of queues. The contract declares no operation for it.
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     */
    delete: operations['deleteQueueGroup'];
    /**
     * Change a queue group
     * @description Changes one queue group and returns its record. Use it to rename a group.
     *
     *     The fields of the body are unknown. Send `name`, the only documented field of the record besides the id. Compare
     *     the response with your request, because the platform may ignore a field that it does not know (N-25). To let
     *     agents join or leave a queue, use `PATCH /queues/{id}`.
     *
     *     Ledger N-38: Bodies of queue group requests. The body is an open object.
     *     Ledger N-25: Unknown fields of requests. If the documents list all fields of a body, its schema is closed, so that you notice a misspelt field before you send it.
     *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
     */
    patch: operations['updateQueueGroup'];
  };
  '/queues': {
    /**
     * List call queues
     * @description Returns one page of call queues with their settings. Use it to build a wallboard, or to find the queues of an agent.
     *
     *     In paths, use `id`, not `number`. By default `users` holds user ids. With `include=users` it holds objects with a
     *     `status`.
     *
     *     No documented field shows waiting callers (N-81); live calls are in `GET /calls`. If no agent answers, the
     *     platform sends a `call.missed` event with the context QUEUE. It sends queue events only if at least one webhook of
     *     the type call state change exists.
     *
     *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
     *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
     */
    get: operations['listQueues'];
    /**
     * Create a call queue
     * @description Creates a call queue and returns its record. Use it if callers wait with music and announcements, or if agents join
     *     and leave.
     *
     *     To ring the same users together, create a ring group with `POST /ringgroups`. Try a queue with a few users first:
     *     no documented operation deletes it (N-47), and `PATCH /queues/{id}` is known to change only its users (O-50).
     *
     *     `moh_id` and `ivr_id` come back as `moh` and `ivr`. The strings `language`, `monitor`, `ring_strategy` and
     *     `final_dst_type` come back as integers.
     *
     *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-47: Update and deletion of queues. The contract declares no operation for it.
     *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
     *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
     */
    post: operations['createQueue'];
  };
  '/queues/{id}': {
    /**
     * Read one call queue
     * @description Returns one call queue with its settings. Use it with `include=users` to see who has joined.
     *
     *     The users are then objects with first name, last name and `status`, not just ids.
     *     `{id}` is the queue's `id`, not its `number`. A CDR of a call to the queue has this id in `dst_id`, as a string.
     *
     *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
     *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
     */
    get: operations['getQueue'];
    /**
     * Let users join or leave a queue
     * @description Lets users join or leave a queue. Use it for a button to join and leave.
     *
     *     Set `status` to true to let an agent join, or to false to let the agent leave. Send user ids, not extensions, and
     *     only users of this queue: it is unknown whether this request can add or remove a user (N-47). Send one user at a
     *     time and read the queue back, because users that you leave out may lose their status.
     *
     *     The queue comes back in `data`. With `include=users` and `fields[users]=id,status`, its users are objects with
     *     just these two fields.
     *
     *     Clients send `users` and nothing else here (O-50): the documents do not show how to change the queue's settings
     *     (N-47), and no documented operation turns on do not disturb (`dnd`) for a user (N-49). To choose who rings in a ring
     *     group, use `PATCH /ringgroups/{id}`.
     *
     *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
     *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
     *     Ledger O-63: Effect of fields. The description states the observation.
     *     Ledger N-47: Update and deletion of queues. The contract declares no operation for it.
     */
    patch: operations['updateQueueMembers'];
  };
  '/reportschedules': {
    /**
     * List report schedules
     * @description Returns one page of report schedules: recipients, frequency, and the times of the last and the next run. Use it to
     *     see who receives which report, and whether a run is late.
     *
     *     Compare `last_run_at` with the frequency to find a late run. No documented operation reads the reports (N-49). To
     *     compute your own figures, use `GET /cdrs`.
     */
    get: operations['listReportSchedules'];
    /**
     * Create a report schedule
     * @description Creates a schedule for a report and returns its record. Use it to send a report regularly to the addresses in
     *     `emails`.
     *
     *     Take `report_id` from an existing
     *     schedule: no documented operation lists reports (N-49). `start_at` and `end_at` are dates, and `frequency` is an
     *     object with times and days. The notation of days and times is unknown, so check `next_run_at` in the response.
     *
     *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
     *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
     */
    post: operations['createReportSchedule'];
  };
  '/reportschedules/{id}': {
    /**
     * Read one report schedule
     * @description Returns one report schedule with its recipients and the times of its last and next run. Use it to check a change,
     *     or to see from `last_run_at` whether the schedule has run.
     *
     *     `{id}` is the `id` of the schedule, not `report_id`. Do not send the record back as it is:
     *     `PATCH /reportschedules/{id}` takes an object for `frequency`, strings for `format`, `culture` and `status`, and
     *     dates for `start_at` and `end_at`.
     *
     *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
     */
    get: operations['getReportSchedule'];
    /**
     * Delete a report schedule
     * @description Deletes one report schedule. Use it to stop a report for good.
     *
     *     Write down `frequency` first: the record returns it as a string, while a new schedule needs the object. To remove
     *     a recipient or postpone a report, use `PATCH /reportschedules/{id}`.
     *
     *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
     */
    delete: operations['deleteReportSchedule'];
    /**
     * Change a report schedule
     * @description Changes one report schedule and returns its record. Use it to change recipients, times or dates.
     *
     *     The body takes the fields of `POST /reportschedules`. To add a recipient, send all addresses in `emails` and check
     *     the response, because the list may replace the old one. To stop a report, set `end_at` or use
     *     `DELETE /reportschedules/{id}`; do not guess a value for `status`.
     *
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateReportSchedule'];
  };
  '/reportschedules/dictionaries': {
    /**
     * List the dictionaries of report schedules
     * @description Returns the dictionaries of report schedules as a collection. Use it to check by hand whether they explain the
     *     values of `report_id`, `format` or `culture`.
     *
     *     Do not build a program on these records, because their content is unknown. The schedules are in
     *     `GET /reportschedules`.
     *
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
     */
    get: operations['listReportScheduleDictionaries'];
  };
  '/reset': {
    /**
     * Set a new password with the token from the e-mail
     * @description Sets a new password with the token from the e-mail of `POST /password`. Call it from the page where the user
     *     enters the token and a new password.
     *
     *     The `token` in the body comes from that e-mail; it is not an access token for `X-Auth-Token`. If the response is a
     *     400, show its `message` to the user. Afterwards sign in with `POST /login` to get an access token.
     *
     *     Ledger N-03: Token for account recovery. The token is optional for the three operations.
     *     Ledger N-06: Bodies of the account recovery responses. The responses have a JSON body without a stated type.
     *     Ledger N-75: Account recovery: lifetimes and rules. The contract leaves it open.
     */
    post: operations['resetPassword'];
  };
  '/ringgroups': {
    /**
     * List ring groups
     * @description Returns one page of ring groups with name, number, ring time and final destination. Use it to find the `id` or the
     *     `number` of a group.
     *
     *     The documented record has no users and no phone numbers (N-77). Queues, where callers wait, are
     *     in `GET /queues`; pickup groups are in `GET /pickupgroups`.
     *
     *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
     *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
     */
    get: operations['listRingGroups'];
    /**
     * Create a ring group
     * @description Creates a group of users who ring under one number, and returns its record. Use it for a few people who share
     *     incoming calls, with a final destination for unanswered calls.
     *
     *     If you expect more callers than people, create a queue with `POST /queues` so that callers can wait. `users` are
     *     user ids and `ddis` are E.164 numbers. Check in `GET /ddis` whether a number already has a target. `strategy` and
     *     `final_dst_type` are strings here and integers in the record.
     *
     *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
     */
    post: operations['createRingGroup'];
  };
  '/ringgroups/{id}': {
    /**
     * Read one ring group
     * @description Returns one ring group with its number, ring time and final destination. Use it to look up the group of an event,
     *     or to check a change.
     *
     *     `{id}` is the `id` of the record: an event with the `context` `RG-701` belongs to ring group 701. The documented
     *     record has no users (N-77). If you manage them with `PATCH /ringgroups/{id}`, keep your own list.
     *
     *     Ledger O-32: context of events. The field is an open enumeration and optional.
     *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
     */
    get: operations['getRingGroup'];
    /**
     * Delete a ring group
     * @description Deletes one ring group. Use it when no number or menu leads to the group any more.
     *
     *     First check the `target_id` of phone numbers, the `final_dst_id` of queues, users and IVRs, and the keys of IVRs.
     *     No documented operation restores a group (N-80). To stop only some people from ringing, change `users` with
     *     `PATCH /ringgroups/{id}`.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteRingGroup'];
    /**
     * Change a ring group
     * @description Changes the fields that you send and returns the ring group. Use it to change who rings, or for how long.
     *
     *     The body takes the fields of `POST /ringgroups`. Send `users` and `ddis` as complete lists and keep a copy,
     *     because the documented record has neither (N-77). `strategy` and `final_dst_type` are strings in the request and
     *     integers in the record. If agents come and go during the day, a queue suits better (`PATCH /queues/{id}`).
     *
     *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
     *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
     */
    patch: operations['updateRingGroup'];
  };
  '/ringgroups/dictionaries': {
    /**
     * List the dictionaries of ring groups
     * @description Returns the dictionaries of ring groups as a collection. Use it to check whether they explain the values of
     *     `strategy` or `final_dst_type`.
     *
     *     Do not rely on these records, because their content is unknown. The ring groups are in `GET /ringgroups`.
     *
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
     */
    get: operations['listRingGroupDictionaries'];
  };
  '/routingrules': {
    /**
     * List routing rules
     * @description Returns one page of routing rules, which for instance block or redirect calls. Use it to find out why a call was
     *     refused or redirected, and to choose `pos` for a new rule.
     *
     *     `source`, `destination` and `time_interval` select the calls of a rule. `action` says what happens to them. `pos`
     *     is the position of the rule; sort by it. Do not send a record back as it is: `source`, `destination` and
     *     `time_interval` are strings in the record and arrays in requests.
     *
     *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
     *     Ledger N-67: Values of string fields of records. The fields are plain strings.
     *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
     */
    get: operations['listRoutingRules'];
    /**
     * Create a routing rule
     * @description Creates a routing rule and returns its record. Use it to block a caller, or to redirect calls to an IVR or a user.
     *
     *     Choose `direction` with care: `PATCH` cannot change it, and no documented operation
     *     deletes a rule (N-49). Test a rule with one number first. `source` holds user ids or E.164 numbers, depending on
     *     `direction`. `destination` holds ids of number patterns, or groups. `time_interval` holds the ids of time
     *     intervals. The record has strings for these three and an integer for `direction`.
     *
     *     To redirect a single live call, use `PATCH /calls/{id}`.
     *
     *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
     */
    post: operations['createRoutingRule'];
  };
  '/routingrules/{id}': {
    /**
     * Read one routing rule
     * @description Returns one routing rule: its calls, its action and its position. Use it to check a rule after you create or
     *     change it.
     *
     *     `direction` is an integer code. To see whether another rule comes first, read the whole list with
     *     `GET /routingrules`.
     *
     *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
     *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
     *     Ledger N-67: Values of string fields of records. The fields are plain strings.
     */
    get: operations['getRoutingRule'];
    /**
     * Change a routing rule
     * @description Changes the fields that you send and returns the routing rule. Use it to move a rule (`pos`), to add a caller or
     *     to change its times.
     *
     *     The body takes the fields of `POST /routingrules` except `direction`, which `PATCH` cannot change. Send whole arrays, as when you create a rule, and not the strings of the record. For the
     *     other direction, create a new rule with `POST /routingrules`.
     *
     *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateRoutingRule'];
  };
  '/sms': {
    /**
     * List SMS
     * @description Returns one page of text messages: both numbers and names, the text and the result. Use it for a message history, or
     *     to check messages that you sent.
     *
     *     Filter on `created_at` for a period and on `user_id` for one user. To tell sent from received messages, compare
     *     `from` and `to` with your own numbers, because the documents do not list the values of `type`.
     *
     *     For incoming messages, use the webhook `sms.received` instead of polling. For a conversation between two numbers,
     *     see `GET /users/{id}/smsthreads/{from}/{to}`.
     *
     *     Ledger N-67: Values of string fields of records. The fields are plain strings.
     *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
     */
    get: operations['listSms'];
    /**
     * Send an SMS
     * @description Sends a text message to the number `to` and returns its record. Use it to send one message to one recipient.
     *
     *     If you expect a reply, set `from` to one of the account's numbers with `sms_enabled` in `GET /ddis`. Replies arrive
     *     through the webhook `sms.received`.
     *
     *     A 201 means that the platform has created the record; read the outcome from `result` of `GET /sms/{id}`. No
     *     documented operation recalls a message or saves a draft (N-49). After a timeout, look in `GET /sms` before you send
     *     again, or the recipient may get the text twice.
     *
     *     `to` is an E.164 number, not an extension. To speak the text in a call, use `POST /leadcalls`.
     *
     *     Ledger N-67: Values of string fields of records. The fields are plain strings.
     *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
     */
    post: operations['createSms'];
    /**
     * Delete every SMS
     * @description Deletes every SMS. Use it only to empty the whole message history.
     *
     *     The documented request has neither a filter nor a body. No documented
     *     operation restores messages (N-80) or deletes a single one (N-49). To keep the texts, read all pages of `GET /sms`
     *     first. A 202 means that the platform has accepted the deletion, so the list may not be empty yet.
     *
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteAllSms'];
  };
  '/sms/{id}': {
    /**
     * Read one SMS
     * @description Returns one text message. Use it to check the `result` of a message some time after you sent it.
     *
     *     `{id}` is the `id` from `POST /sms` or `GET /sms`. The `id` of an `sms.received` event identifies the event, not
     *     the message. The event contains both numbers and the text; to find its record, use a filter in `GET /sms`.
     */
    get: operations['getSms'];
  };
  '/sms/cannedresponses': {
    /**
     * List canned responses
     * @description Returns one page of canned responses, prepared texts for SMS. Use it to let people choose a text when they write a
     *     message.
     *
     *     To send one, put its `text` into `message` of `POST /sms`. A record has a `name` and a `text`. Its other fields
     *     are those of an SMS and may all be null.
     *
     *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
     *     Ledger N-41: Fields of a canned response. The record has the fields of an SMS, and `name` and `text`, all of them optional.
     */
    get: operations['listCannedResponses'];
    /**
     * Create a canned response
     * @description Stores a prepared text and returns its record. Use it for a text that you send often.
     *
     *     To send a message, use `POST /sms`. Check `GET /sms/cannedresponses` first to avoid duplicate names. To change an
     *     existing text, use `PATCH /sms/cannedresponses/{id}`.
     */
    post: operations['createCannedResponse'];
  };
  '/sms/cannedresponses/{id}': {
    /**
     * Read one canned response
     * @description Returns one canned response with its `name` and `text`. Use it to fetch the current wording just before you send
     *     it with `POST /sms`.
     *
     *     Take the id from `GET /sms/cannedresponses`, not from `GET /sms`. To offer a choice of texts, read them all with
     *     `GET /sms/cannedresponses`.
     *
     *     Ledger N-41: Fields of a canned response. The record has the fields of an SMS, and `name` and `text`, all of them optional.
     */
    get: operations['getCannedResponse'];
    /**
     * Delete a canned response
     * @description Deletes one canned response. Use it for a text that nobody needs any more.
     *
     *     It is unknown how it responds if the text is already gone (N-71). To reword a text and keep its id, use
     *     `PATCH /sms/cannedresponses/{id}`. To delete messages, use `DELETE /sms`, which deletes them all at once.
     *
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     */
    delete: operations['deleteCannedResponse'];
    /**
     * Change a canned response
     * @description Changes the `name` or `text` of a canned response and returns the record. Use it to correct the wording.
     *
     *     Sent messages are separate records in `GET /sms`; no documented operation changes them (N-49).
     *
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateCannedResponse'];
  };
  '/sms/dictionaries': {
    /**
     * List the dictionaries of SMS
     * @description Returns the dictionaries of SMS as a collection. Use it to check whether they explain the values of `type` and
     *     `result`.
     *
     *     Do not build a program on these records, because their content is unknown. Messages are in `GET /sms`, and canned
     *     responses in `GET /sms/cannedresponses`.
     *
     *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
     *     Ledger N-67: Values of string fields of records. The fields are plain strings.
     */
    get: operations['listSmsDictionaries'];
  };
  '/statements': {
    /**
     * Delete every statement
     * @description Deletes every statement. Use it only if you are sure that you need no statement any more.
     *
     *     The documented request has neither a filter nor a body. No documented operation lists, reads
     *     (N-42) or restores statements (N-80). Leave this operation out of any clean-up or test that goes through all
     *     collections. To read the balance, use `GET /me`.
     *
     *     Ledger N-42: Fields of a statement. The contract has no schema and declares only the deletion.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteAllStatements'];
  };
  '/usergrouppolicies': {
    /**
     * List user group policies
     * @description Returns one page of user group policies. Use it to show policies, or to find a policy by its name.
     *
     *     A policy has the shape of a user group: an id, a name and a colour. The documented record does not say what
     *     the policy is for (N-64). Teams are in `GET /usergroups`, and ACL roles in `GET /aclroles`.
     *
     *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
     */
    get: operations['listUserGroupPolicies'];
    /**
     * Create a user group policy
     * @description Creates a user group policy and returns its record with the new id. Use it to add a policy; for a team of people,
     *     use `POST /usergroups`.
     *
     *     The documents list a name and a colour, and no field for what the policy is for (N-64).
     *     `POST /usergroups` takes the same body and creates a team instead.
     *
     *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
     */
    post: operations['createUserGroupPolicy'];
  };
  '/usergrouppolicies/{id}': {
    /**
     * Read one user group policy
     * @description Returns the name and the colour of one user group policy. Use it to show a policy when you have only its id.
     *
     *     `{id}` is the `id` from `GET /usergrouppolicies`, not the id of a team. To show all policies, send one
     *     `GET /usergrouppolicies`. To read a team, use `GET /usergroups/{id}`.
     */
    get: operations['getUserGroupPolicy'];
    /**
     * Delete a user group policy
     * @description Deletes one user group policy. Use it for a policy that you no longer need.
     *
     *     To delete a team, use `DELETE /usergroups/{id}`.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     */
    delete: operations['deleteUserGroupPolicy'];
    /**
     * Change a user group policy
     * @description Changes the name or the colour of a user group policy and returns its record. Use it to rename or recolour a
     *     policy.
     *
     *     Send both fields if both matter to you. To rename a team, use `PATCH /usergroups/{id}`. The two bodies are alike,
     *     so check the address before you send.
     *
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateUserGroupPolicy'];
  };
  '/usergroups': {
    /**
     * List user groups
     * @description Returns one page of user groups (teams) with id, name and colour. Use it to offer teams as a choice, or to find
     *     the id of a team by its name.
     *
     *     The documented record does not say who belongs to a team (N-81). To put users into a team, use `PATCH /users`.
     *     Users who ring together form a ring group (`GET /ringgroups`), and agents who take waiting calls are in a queue
     *     (`GET /queues`).
     */
    get: operations['listUserGroups'];
    /**
     * Create a user group
     * @description Creates a user group (team) and returns its record with the new id. Use it for a team of people.
     *
     *     Send both a name and a colour. To put users into the team, send `groups` with `PATCH /users` afterwards. To make
     *     phones ring together, create a ring group with `POST /ringgroups`.
     *
     *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
     */
    post: operations['createUserGroup'];
  };
  '/usergroups/{id}': {
    /**
     * Read one user group
     * @description Returns the name and the colour of one user group (team). Use it to show a team when you have only its id.
     *
     *     `{id}` is the `id` from `GET /usergroups`. To read several teams, send one `GET /usergroups` with a filter on `id`
     *     and the operator `in`. For a policy, which has the same fields, use `GET /usergrouppolicies/{id}`.
     */
    get: operations['getUserGroup'];
    /**
     * Delete a user group
     * @description Deletes one user group (team). Use it for a team that you no longer need.
     *
     *     First move the team's users with `PATCH /users` if it matters where they end up. To delete a user, use
     *     `DELETE /users/{id}`.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     */
    delete: operations['deleteUserGroup'];
    /**
     * Change a user group
     * @description Changes the name or the colour of a user group (team) and returns its record. Use it to rename or recolour a team.
     *
     *     Send both fields if both matter to you. To change the members of a team, use `PATCH /users`.
     *
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateUserGroup'];
  };
  '/users': {
    /**
     * List users
     * @description Returns one page of users with all their fields: names, extension, roles and telephony settings. Use it to match
     *     people with extensions, and to get user ids for `POST /calls`, queues and ring groups.
     *
     *     Read pages until you have `total` users. Keep `vm_pin` and `legacy_api_key` out of logs. For one user, use
     *     `GET /users/{id}`; for the user of the token, use `GET /me`.
     *
     *     No known field tells you whether a user has a phone online: `nb_sip_locations` counts configured phones (O-69).
     *     `POST /calls` responds with 412 if none is online (O-40).
     *
     *     Ledger C-05: User record and user model. One schema has the fields of both, all of them optional.
     *     Ledger O-14: Caller of POST /calls. The field is a string of digits, with a warning.
     *     Ledger O-25: Fields of a user record. The contract declares the fields of the user model (O-69).
     *     Ledger O-40: 412 of POST /calls. The contract declares and marks 412.
     *     Ledger O-69: Fields of listed users. One schema has all fields, and they are optional.
     */
    get: operations['listUsers'];
    /**
     * Change location and teams of several users
     * @description Changes the location and the teams of several users. Use it when people move between offices or teams.
     *
     *     Each element of the array has the `id` of a user. `groups` are teams, from `GET /usergroups`. Send all teams of a
     *     user, because the list may replace the old one. `location_id` is an integer here, while user records have a string.
     *     Check the result with `GET /users`.
     *
     *     No documented operation changes names, roles, extensions or call settings (N-49).
     *
     *     Ledger C-22: location_id: string or integer. Record and request have the documented types.
     *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['bulkUpdateUsers'];
  };
  '/users/{id}': {
    /**
     * Read one user
     * @description Returns one user with roles and telephony settings. Use it to check a person's settings before you act for them.
     *
     *     They include the extension (`ext`), the default caller id (`cli`), do not disturb (`dnd`), voicemail, Follow Me,
     *     call recording and the destination of unanswered calls. `{id}` is the user id, such as 410003, not an extension.
     *     Keep `vm_pin` and `legacy_api_key` secret.
     *
     *     For the user of the token, `GET /me` returns a shorter record. `PATCH /users` changes a user's location and teams;
     *     the documents list no other field to change (N-25).
     *
     *     Ledger C-05: User record and user model. One schema has the fields of both, all of them optional.
     */
    get: operations['getUser'];
    /**
     * Delete a user
     * @description Deletes one user. Use it when a person leaves for good.
     *
     *     `{id}` is the user id, not an extension or a number. No documented operation restores a user (N-80) or deactivates
     *     one for a while (N-49). First take the user out of ring groups and rules, and download the recordings and
     *     voicemail that you must keep.
     *
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteUser'];
  };
  '/users/{id}/audio': {
    /**
     * Read the audio of a user
     * @description Returns a JSON record about the audio of a user, not a sound file. Use it to check whether audio is set before you
     *     reset it.
     *
     *     `{id}` is the user id. `DELETE /users/{id}/audio` resets the audio; no documented operation uploads audio for a
     *     user (N-49). Voicemail announcements are in `GET /vmannouncements`, and recordings in `GET /monitors`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['getUserAudio'];
    /**
     * Reset the audio of a user
     * @description Resets the audio of a user. Use it only if you no longer need the audio: no documented operation undoes a reset
     *     (N-80).
     *
     *     `{id}` is the user id. Read `GET /users/{id}/audio` first. To delete other audio, use `DELETE /monitors/{id}` for
     *     recordings, `DELETE /voicemessages/{id}` for voicemail and `DELETE /vmannouncements/{id}` for voicemail
     *     announcements.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteUserAudio'];
  };
  '/users/{id}/calls': {
    /**
     * List the calls of a user
     * @description Returns the calls of one user. Use it for a quick look at one person.
     *
     *     `{id}` is the user id. `data` may be an object or an array: accept both, and read only the fields that you find.
     *     If you need reliable fields, use `GET /calls` and select the calls whose `src_id` or `dst_id` is the user. Ended
     *     calls are in `GET /users/{id}/cdrs` and `GET /cdrs`. To follow calls, prefer webhooks to polling.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listUserCalls'];
  };
  '/users/{id}/cdrs': {
    /**
     * List the CDRs of a user
     * @description Returns the CDRs of one user. Use it for a quick look at the history of one person.
     *
     *     `{id}` is the user id. `data` may be an object or an array: accept both. For reports and synchronisation, use
     *     `GET /cdrs` with a filter on `user_id`. It has pages, periods (by `calldate`) and a documented record. For a file,
     *     use `GET /users/{id}/cdrs.csv`. Live calls are in `GET /calls`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
     */
    get: operations['listUserCdrs'];
  };
  '/users/{id}/cdrs.csv': {
    /**
     * Download the CDRs of a user as CSV
     * @description Returns the CDRs of one user as a CSV file. Use it to open a user's calls in a spreadsheet.
     *
     *     `{id}` is the user id. Check the status before you save the body. A 202 means that the platform has queued the
     *     export, and carries no file (O-28). An error has a JSON body. For a program, use `GET /cdrs` with a filter on
     *     `user_id`, which has named fields, pages and periods.
     *
     *     Ledger N-76: Columns of the CSV export. The file is a string, and the example is made up.
     *     Ledger O-28: Success of the CSV export. The contract declares 202 beside 200.
     */
    get: operations['downloadUserCdrsCsv'];
  };
  '/users/{id}/chatmsgs': {
    /**
     * List the chat messages of a user
     * @description Returns the chat messages of one user. Use it to read messages, and to get ids for `DELETE /chatmsgs/{ids}`.
     *
     *     `{id}` is the user id. `data` may be an object or an array: accept both, and rely only on `id`. No other
     *     documented operation returns chat messages (N-49). For whole conversations with visitor, operator and duration,
     *     use `GET /chats`. Text messages to phones are in `GET /sms`.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listUserChatMessages'];
  };
  '/users/{id}/contacts': {
    /**
     * List the contacts of a user
     * @description Returns the contacts of one user. Use it for a quick look at one person's contacts.
     *
     *     `{id}` is the user id. `data` may be an object or an array: accept both. For an address book or a search by
     *     number, use `GET /contacts`, which has pages, filters (such as `user_id`) and a documented record.
     *
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listUserContacts'];
  };
  '/users/{id}/sms/threads/{from}/{to}': {
    /**
     * List the SMS of a thread (second address)
     * @description Returns the SMS between `{from}` and `{to}` for one user, grouped. Use it only if
     *     `GET /users/{id}/smsthreads/{from}/{to}` does not suit you.
     *
     *     The platform documents both addresses in the same words. Compare them on your account before you choose this one.
     *     `{id}` is the user id. For single messages with named fields and pages, use `GET /sms`.
     *
     *     Ledger C-18: Two addresses for SMS threads. The contract declares both addresses in the same way.
     *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listUserSmsThreadMessages'];
  };
  '/users/{id}/smsthreads/{from}/{to}': {
    /**
     * List the SMS of a thread, grouped
     * @description Returns the SMS between `{from}` and `{to}` for one user, grouped. Use it to show a conversation.
     *
     *     `{id}` is the user id. The platform documents `GET /users/{id}/sms/threads/{from}/{to}` in the same words, so
     *     choose one address and keep to it. `GET /sms` with a filter is the more reliable way to read the same messages. To
     *     send a message, use `POST /sms`. The webhook `sms.received` announces incoming messages.
     *
     *     Ledger C-18: Two addresses for SMS threads. The contract declares both addresses in the same way.
     *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
     *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
     */
    get: operations['listUserSmsThreads'];
  };
  '/vmannouncements': {
    /**
     * List voicemail announcements
     * @description Returns one page of voicemail announcements, with description and extension. Use it to find the id of an
     *     announcement before you change or delete it.
     *
     *     The `vm_announcement_id` of a user is one of these ids. No documented operation downloads the audio of an
     *     announcement (N-49). The messages that callers leave are in `GET /voicemessages`.
     */
    get: operations['listVmAnnouncements'];
    /**
     * Upload a voicemail announcement
     * @description Uploads audio as a new voicemail announcement and returns its record. Use it to add an announcement to an
     *     extension.
     *
     *     `data` is the Base64-encoded file in the JSON body: MP3, MP4, WAV or AAC (Android). Keep the file, because no
     *     documented operation downloads it (N-49), and make a test call afterwards. The record has `extension` where the
     *     request has `extension_id`. To replace the audio and keep the id, use `PATCH /vmannouncements/{id}`.
     *
     *     Ledger C-08: Record and request of a voicemail announcement. Separate schemas for record and request.
     *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
     */
    post: operations['createVmAnnouncement'];
  };
  '/vmannouncements/{id}': {
    /**
     * Read one voicemail announcement
     * @description Returns the description, the extension and the date of one voicemail announcement. Use it to look up an id such as
     *     a user's `vm_announcement_id`.
     *
     *     The documented record has no audio (N-81). To find the announcements of an extension, filter
     *     `GET /vmannouncements` on `extension`.
     */
    get: operations['getVmAnnouncement'];
    /**
     * Delete a voicemail announcement
     * @description Deletes one voicemail announcement. Use it for an announcement that no user refers to any more.
     *
     *     First look for its id in `vm_announcement_id` and `fm_announcement_id` of the users. No documented operation
     *     restores the audio (N-80). To replace the audio, use `PATCH /vmannouncements/{id}`. To delete a caller's message,
     *     use `DELETE /voicemessages/{id}`.
     *
     *     Ledger N-74: Side effects of a deletion. The contract leaves side effects open.
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteVmAnnouncement'];
    /**
     * Change a voicemail announcement
     * @description Changes the description, the extension or the audio of a voicemail announcement. Use it to replace a greeting and
     *     keep the id that users refer to.
     *
     *     `data` is the new audio file, Base64-encoded: MP3, MP4, WAV or AAC (Android). Keep a copy of the old audio: no
     *     documented operation returns it (N-49). To add a second announcement, use `POST /vmannouncements`.
     *
     *     Ledger C-08: Record and request of a voicemail announcement. Separate schemas for record and request.
     *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
     */
    patch: operations['updateVmAnnouncement'];
  };
  '/voicemessages': {
    /**
     * List voicemail messages
     * @description Returns one page of voicemail messages: caller, dialled number, time, duration and transcript. Use it to show a
     *     mailbox, or to copy voicemail into a CRM.
     *
     *     Filter on `origtime` for a period, on `is_new` for new messages, and on `live_id` for the message of one call.
     *     Download the audio from `GET /voicemessages/{id}.mp3`. Call recordings are in `GET /monitors`, and voicemail
     *     announcements in `GET /vmannouncements`.
     *
     *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
     */
    get: operations['listVoicemessages'];
    /**
     * Delete every voicemail message
     * @description Deletes every voicemail message. Use it only to empty all mailboxes at once.
     *
     *     The documented request has neither a filter nor a body. No documented operation restores a
     *     message (N-80): download the audio that you need with `GET /voicemessages/{id}.mp3` first. A 202 means that the
     *     platform has accepted the deletion and may still be deleting.
     *
     *     To delete certain messages, pass their ids to `DELETE /voicemessages/{id}`, and check that your list is not empty:
     *     without ids, you get this address.
     *
     *     Ledger N-80: Restoring what you delete. The contract declares no operation for it.
     */
    delete: operations['deleteAllVoicemessages'];
    /**
     * Move voicemail messages to a folder
     * @description Moves voicemail messages to a folder. Use it to file one or more messages in a single request.
     *
     *     Send an array with the `id` and the `folder` of each message; the documents list no other field (N-25). For a single
     *     message, send an array with one element. `folder` is a string in the request and an integer in the record, so check
     *     the result with `GET /voicemessages`.
     *
     *     Ledger C-16: Folder of a voicemail. Record and request have the documented types.
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
     */
    patch: operations['bulkUpdateVoicemessages'];
  };
  '/voicemessages/{id}': {
    /**
     * Read one voicemail message
     * @description Returns one voicemail message: caller, duration, folder and transcript. Use it when you know the message's id.
     *
     *     If you have the id of a call, filter `GET /voicemessages` on `live_id` instead. Read
     *     `transcript` first: it may save you the download of `GET /voicemessages/{id}.mp3`.
     */
    get: operations['getVoicemessage'];
    /**
     * Delete voicemail messages by id
     * @description Deletes one or more voicemail messages by id. Use it for messages that you no longer need here.
     *
     *     Separate the ids in the path with commas. After a 404, see in `GET /voicemessages` which messages still exist. To
     *     file a message instead, use `PATCH /voicemessages`.
     *
     *     Never send an empty list: without ids, this is the address of `DELETE /voicemessages`, which deletes everything.
     *
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
     */
    delete: operations['deleteVoicemessages'];
  };
  '/voicemessages/{id}.mp3': {
    /**
     * Download the audio of a voicemail message
     * @description Returns the audio of one voicemail message. Use it to play or archive the message.
     *
     *     Check the status and the content type before you save the body, because an error has a JSON body. The platform
     *     ignores `Range` and always sends the whole file, without a name and with status 200 (O-06). If you only need text,
     *     read `transcript` from `GET /voicemessages/{id}`. For a call recording, use `GET /monitors/{id}.mp3`.
     *
     *     Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only.
     */
    get: operations['downloadVoicemessageMp3'];
  };
  '/webcalls': {
    /**
     * List web calls
     * @description Returns one page of web calls: both numbers, durations, rates and charges. Use it to see what web calls cost and
     *     how long they took.
     *
     *     A record has the duration, rate and charge of each side, and the charge for the whole call. Its `id` is not the id
     *     of a live call or a CDR. Live calls are in `GET /calls`. The history of all calls is in `GET /cdrs`, where web calls
     *     have `destination` `webcall`.
     *
     *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
     *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
     */
    get: operations['listWebcalls'];
    /**
     * Connect two numbers
     * @description Places a call between the number `from` and `to`, a number or an extension. Use it for a call button on a website,
     *     with the visitor's number as `from`.
     *
     *     Here `from` is an E.164 number, not a user id. For a call by one of your users, use `POST /calls`. The response is
     *     the record of the web call; read its durations and charges later from `GET /webcalls`.
     *
     *     The platform limits the call rate. If the message of a 400 says that the maximum rate per minute is exceeded, wait
     *     before you retry. After any other failure, do not repeat the request automatically: it may place a second call.
     *
     *     Ledger O-09: Rate limits. The 400 of `POST /webcalls` has a named example. The contract declares no 429.
     */
    post: operations['createWebcall'];
  };
}
export interface webhooks {
  'call.connected': {
    parameters: {};
    /**
     * Call answered
     * @description The platform sends this event when a user answers the call (SIP 200). Use it to close the other users' caller
     *     cards, or to start a recording.
     *
     *     `connected_at` is the time of the answer, and `dst_id` is the destination that answered. To get the time until the
     *     answer, subtract `start_time` from `connected_at`. The legs of a call share a `root_call_id`; the `call_id` of
     *     this event is the leg that was answered. To start a recording, send `monitor_state` with `PATCH /calls/{id}`.
     *
     *     After `POST /calls`, it saves you polling `GET /calls/{id}`. For the length of the call, wait for `call.hangup`.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     */
    post: operations['onCallConnected'];
  };
  'call.dtmf': {
    parameters: {};
    /**
     * Key pressed during a call
     * @description The platform sends this event when someone presses a key during a call. Use it, for instance, to find out what a
     *     lead has chosen in a lead call.
     *
     *     `state` is DTMF_RECEIVED, and the body has `dtmf_tag` and `dtmf_target`. Check that your deployment sends this
     *     event before you build on it. DTMF_RECEIVED is not the state of the call: keep the CONNECTED that you have stored.
     *
     *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     */
    post: operations['onCallDtmf'];
  };
  'call.hangup': {
    parameters: {};
    /**
     * Call ended
     * @description The platform sends this event when a call ends (SIP BYE). Use it to store the finished call in a CRM.
     *
     *     `duration` counts from `connected_at`, which is null if nobody answered. From now on, `GET /calls/{id}` returns 404
     *     for this `call_id`. Look up the call in `GET /cdrs`, and its recording in `GET /monitors`, with a filter on
     *     `live_id` equal to `call_id`. If that finds nothing, try the `root_call_id`, and look again later.
     *     `monitor.audio_ready` announces the audio.
     *
     *     To detect missed calls, use `call.missed`. If an event seems lost, open the call in the administration interface:
     *     its detail view lists the webhook requests for the call.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
     *     Ledger N-73: Time until CDR and recording appear. The description advises you to search by `call_id` and then by `root_call_id`. The packages use the id only as a position, and find records below it by the `total` of each day.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     */
    post: operations['onCallHangup'];
  };
  'call.hold': {
    parameters: {};
    /**
     * Call put on hold
     * @description The platform sends this event when someone puts the call on hold (in SIP, an INVITE with `a=sendonly`). Use it to
     *     show held calls on a wallboard, or to measure hold times together with `call.unhold`.
     *
     *     `state` is ON_HOLD. A call may go on hold several times or end on hold, so close an open hold at `call.hangup`.
     *     The event type call state change includes this event. To pause the recording instead of the call, send
     *     `monitor_state` with `PATCH /calls/{id}`.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     */
    post: operations['onCallHold'];
  };
  'call.initial': {
    parameters: {};
    /**
     * Call leg started
     * @description The platform sends this event when a SIP INVITE goes out to a phone and a leg of a call starts. Use it to log the
     *     call under its `root_call_id`, which all its legs share; each leg has its own `call_id`.
     *
     *     Wait for `call.ringing` before you show anything to a user.
     *
     *     The platform sends events to an HTTPS address that you configure in the administration interface. It saves the
     *     address only if the address responds, and you can disable a webhook at any time. Deliveries
     *     are not signed (O-10): put a user and password or a secret path into the address, and check them on arrival.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     */
    post: operations['onCallInitial'];
  };
  'call.missed': {
    parameters: {};
    /**
     * Call or leg missed
     * @description The platform sends this event when nobody answers a leg or, with `final` true, the whole call. Use it to call
     *     people back.
     *
     *     `final` is false for each unanswered leg. Only `final` true means that the whole call was missed (O-33). `context`
     *     is QUEUE at a queue, LOCAL_USER at a user and `RG-<id>` at a ring group.
     *
     *     To call people back, act on `final` true, once for each `root_call_id`. Skip outbound calls (`destination` `out`)
     *     and calls from your own users: a `src` of up to five digits is an extension.
     *
     *     If no agent of a queue answered, use the event with `context` QUEUE rather than the events at users. If a body has
     *     no `final`, decide on that `context`. The platform sends queue events only if at least one webhook of the type
     *     call state change exists.
     *
     *     The caller's voicemail is in `GET /voicemessages`, and the CDR with `type` M is in `GET /cdrs`. Find both by
     *     `live_id`.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
     *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
     *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. The question stays open, and the contract follows the documents. `src` is any string; descriptions tell receivers what to do.
     *     Ledger O-32: context of events. The field is an open enumeration and optional.
     *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     */
    post: operations['onCallMissed'];
  };
  'call.ringing': {
    parameters: {};
    /**
     * Phone ringing
     * @description The platform sends this event when a phone answers the INVITE and rings. Use it to show caller cards: look up
     *     `src` in your CRM, and show the card to the user `dst_id` only.
     *
     *     While the phone rings, `PATCH /calls/{id}` with this `call_id` answers the call (`state`) or transfers it (`dst`).
     *     Do not count calls by this event: a call may ring on several legs, each with its own event. To receive it, choose
     *     the event type call state change.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     */
    post: operations['onCallRinging'];
  };
  'call.unhold': {
    parameters: {};
    /**
     * Call taken off hold
     * @description The platform sends this event when someone takes a call off hold. Use it to measure how long the call was on hold.
     *
     *     Match it with the `call.hold` event of the same `call_id`. Subtract the two `event_time` values, and add up the
     *     times if the call was on hold more than once. Do not count this event as another `call.connected`. Decide on
     *     `event_name` rather than `state`. If you miss one of the two events, read `data.state` from `GET /calls/{id}`.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     */
    post: operations['onCallUnhold'];
  };
  'monitor.audio_ready': {
    parameters: {};
    /**
     * Recording audio ready
     * @description The platform sends this event when the audio of a recording is ready for download. Use it to fetch recordings
     *     without polling.
     *
     *     `monitor_id` is the id of the recording, `call_id` the id of the call, and `size` the number of bytes in the file.
     *     Download the audio with `GET /monitors/{id}.mp3` and compare its length with `size`. If the length differs, or the
     *     body is JSON, you do not have the recording.
     *
     *     To find recordings whose event was lost, read `GET /monitors` daily with a filter on `timestamp`. For the CDR,
     *     filter `GET /cdrs` on `live_id` equal to `call_id`.
     *
     *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
     *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
     */
    post: operations['onMonitorAudioReady'];
  };
  'sms.received': {
    parameters: {};
    /**
     * SMS received
     * @description The platform sends this event when the account receives an SMS. Use it to put incoming messages into a CRM or a
     *     ticket.
     *
     *     The body has the whole message in `from_no`, `to_no` and `text`. `user_id` is the user account that received it;
     *     it may be null or absent. To reply, send `POST /sms` from `to_no` to `from_no`.
     *
     *     `id` is the id of the event. To find the message in `GET /sms`, filter on sender and time. To receive messages
     *     without call events, create a webhook with only the event type received SMS. Deliveries are not signed (O-10): put a
     *     user and password or a secret path into the address, and check them on arrival.
     *
     *     Ledger N-07: Events of each event type. The contract says only what the documents say; no event names its type.
     *     Ledger O-10: Signing of webhooks. Webhooks have no security. The descriptions name the two ways to protect them.
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
    /** @description No live call has this id. If the call has ended, find its CDR in `GET /cdrs` with a filter on `live_id`. */
    CallNotLive: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The platform has accepted the deletion and may still be deleting.
     *
     *     Ledger N-35: Body of an accepted deletion. The contract declares the 202 without a body.
     */
    DeletionAccepted: {};
    /**
     * @description Your server has accepted the event. Respond with any 2xx as soon as you have authenticated and stored the event, even if you do not know its type. Process it afterwards. After any other response the platform may send the same body again, so expect events whose `id` you already have.
     *
     *     Ledger O-11: Delivery of webhooks. A receiver responds with the range 2XX. The contract says nothing about the number of retries (O-66).
     *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. The question stays open, and the contract follows the documents. `src` is any string; descriptions tell receivers what to do.
     */
    EventTaken: {};
    /**
     * @description The platform refuses a property or an operator of the filter (O-29). `message` is then `Filtration error`.
     *
     *     Ledger O-41: 400 of collections. The contract declares and marks 400 on every collection GET.
     *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all of them optional. The examples have the observed messages.
     */
    FilterRefused: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The user of the token may not perform this operation.
     *
     *     Ledger N-05: Role or permission for an operation. The contract declares 403 where the documents list it. No operation names a role.
     */
    Forbidden: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The calling user has no phone online (O-40). The response arrives after about ten seconds. Ask the user to switch on a phone before you send the request again.
     *
     *     Ledger O-40: 412 of POST /calls. The contract declares and marks 412.
     */
    NoPhoneOnline: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /** @description No record has this id. */
    NotFound: {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The platform refuses the request because of a value in it, such as an id that is not an integer.
     *
     *     Ledger N-71: Unknown ids without a listed 404. The contract declares `4XX` for operations that list neither status, because a request may fail. Other operations have only the listed statuses.
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
     * @description The platform refuses the request because of a value in it. If `errors` is not empty, it names the fields.
     *
     *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all of them optional. The examples have the observed messages.
     */
    ValidationFailed: {
      content: {
        'application/json': ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Direction to sort in.
     *
     *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
     *
     *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
     *
     *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
     */
    dir: 'ASC' | 'DESC';
    /**
     * @description The phone number, as in `e164` of `GET /ddis`: E.164, with or without `+`.
     *
     *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
     */
    e164: string;
    /**
     * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
     *
     *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
     *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
     */
    limit: number;
    /**
     * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
     *
     *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
     *     Ledger O-12: Page past the end. The description states the observation.
     *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
     */
    page: number;
    /**
     * @description One side of the thread, a phone number or an id. The example is a number of the account.
     *
     *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
     */
    threadFrom: unknown;
    /**
     * @description The other side of the thread, a phone number or an id. The example is the number of a contact.
     *
     *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
     */
    threadTo: unknown;
    /**
     * @description The API token itself, as in `token` of `GET /apitokens`. Keep the address out of logs, because it contains a secret.
     *
     *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
     *     Ledger O-16: Form of a token. The token is an opaque string.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each ACL role.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an ACL role must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/aclroles'>;
  /** @description Field to group the ACL roles by. */
  group_by?: '_name' | 'id' | 'name' | 'product_code';
  /**
   * @description Related records to include in each ACL role.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the ACL roles by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each API token.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an API token must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/apitokens'>;
  /** @description Field to group the API tokens by. */
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
   * @description Related records to include in each API token.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the API tokens by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     * @description The platform has not created a token, for instance because the user already has one with this name.
     *
     *     Ledger N-52: Errors of POST /apitokens. The contract declares 401 by the general rule, and the range 4XX.
     *     Ledger O-04: Meaning of expiry. The descriptions state the observation.
     */
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The new token, in `data.token`.
     *
     *     Ledger O-03: Success of POST /apitokens. The contract declares 201; `links` is optional there.
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
   * @description The API token itself, as in `token` of `GET /apitokens`. Keep the address out of logs, because it contains a secret.
   *
   *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
   *     Ledger O-16: Form of a token. The token is an opaque string.
   */
  token: components['parameters']['token'];
};
interface deleteApiToken {
  parameters: {
    path: DeleteApiTokenPath;
  };
  responses: {
    /**
     * @description The platform has deleted the token.
     *
     *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
     */
    '2XX': {};
    /**
     * @description The platform has not deleted the token.
     *
     *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each call flow.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call flow must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/callflows'>;
  /** @description Field to group the call flows by. */
  group_by?: 'created_at' | 'description' | 'id' | 'name' | 'status' | 'thumbnail';
  /**
   * @description Related records to include in each call flow.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the call flows by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each call label.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call label must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/calllabels'>;
  /**
   * @description Field to group the call labels by.
   *
   *     Name of a field. The platform groups the records that have the same value in it.
   *
   *     Ledger N-18: Response to group_by. The contract declares a grouped response as the same collection.
   */
  group_by?: GroupByParameter;
  /**
   * @description Related records to include in each call label.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the call labels by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new label. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteCallLabel {
  parameters: {
    path: DeleteCallLabelPath;
  };
  responses: {
    /** @description The platform has deleted the label. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
    /** @description The new button. Keep `data.id`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteCallMeBackButton {
  parameters: {
    path: DeleteCallMeBackButtonPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The platform has deleted the button. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCallMeBackButtonPath = {
  /**
   * @description Id of the call-me-back button.
   *
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each call-me-back CDR.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call-me-back CDR must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/callmeback/cdrs'>;
  /**
   * @description Field to group the call-me-back CDRs by.
   *
   *     Name of a field. The platform groups the records that have the same value in it.
   *
   *     Ledger N-18: Response to group_by. The contract declares a grouped response as the same collection.
   */
  group_by?: GroupByParameter;
  /**
   * @description Related records to include in each call-me-back CDR.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the call-me-back CDRs by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each call-me-back setting.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a call-me-back setting must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/callmeback/settings'>;
  /** @description Field to group the call-me-back settings by. */
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
   * @description Related records to include in each call-me-back setting.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the call-me-back settings by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new settings. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteCallMeBackSetting {
  parameters: {
    path: DeleteCallMeBackSettingPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The platform has deleted the call-me-back settings. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCallMeBackSettingPath = {
  /**
   * @description Id of the call-me-back setting.
   *
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each visitor.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a visitor must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/callmeback/visitors'>;
  /**
   * @description Field to group the visitors by.
   *
   *     Name of a field. The platform groups the records that have the same value in it.
   *
   *     Ledger N-18: Response to group_by. The contract declares a grouped response as the same collection.
   */
  group_by?: GroupByParameter;
  /**
   * @description Related records to include in each visitor.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the visitors by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each website.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a website must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/callmeback/websites'>;
  /** @description Field to group the websites by. */
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
   * @description Related records to include in each website.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the websites by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each live call.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a live call must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/calls'>;
  /** @description Field to group the live calls by. */
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
   * @description Related records to include in each live call.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the live calls by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
   */
  sort?: SortParameter;
};
interface listCalls {
  parameters: {
    query?: ListCallsQuery;
  };
  responses: {
    /** @description One page of live calls. `data` is empty if no call is live. */
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
  /** @description The user who makes the call, and the number to call. */
  requestBody: {
    content: {
      'application/json': CallCreate;
    };
  };
  responses: {
    /**
     * @description The new call. `data.state` is RINGING while the phone of `from` rings.
     *
     *     Ledger O-61: Two legs of a click to call. The description states the observation. It stays open who calls without `from` (N-72).
     */
    201: {
      content: {
        'application/json': CallSingle;
      };
    };
    /**
     * @description The platform refuses a field of the body, often `from`, which must be a user id.
     *
     *     Ledger O-14: Caller of POST /calls. The field is a string of digits, with a warning.
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
   *     Id of a live call: `data.id` from `POST /calls` or `POST /leadcalls`, or `call_id` of an event. It is not the id of a CDR. It can exceed 2^31 (O-60), so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
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
   *     Id of a live call: `data.id` from `POST /calls` or `POST /leadcalls`, or `call_id` of an event. It is not the id of a CDR. It can exceed 2^31 (O-60), so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   */
  id: LiveCallId;
};
interface deleteCall {
  parameters: {
    path: DeleteCallPath;
  };
  responses: {
    /** @description The platform has ended the call. */
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
   *     Id of a live call: `data.id` from `POST /calls` or `POST /leadcalls`, or `call_id` of an event. It is not the id of a CDR. It can exceed 2^31 (O-60), so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   */
  id: LiveCallId;
};
interface updateCall {
  parameters: {
    path: UpdateCallPath;
  };
  /** @description The fields of the call to change. Leave out all other fields. */
  requestBody: {
    content: {
      'application/json': CallUpdate;
    };
  };
  responses: {
    /**
     * @description The changed call. Clients of the platform's maker treat any status from 200 to 399 as success.
     *
     *     Ledger O-71: Success of PATCH /calls/{id}. The contract declares 2XX with the call beside 301, and says nothing about `Location`.
     */
    '2XX': {
      content: {
        'application/json': CallSingle;
      };
    };
    /**
     * @description The changed call, in `data`. This is the documented success of the operation.
     *
     *     Ledger C-21: Status 301 as the success of PATCH /calls/{id}. A 301 with a body is a success, and so is any 2xx (O-71). The contract says nothing about `Location`.
     *     Ledger O-71: Success of PATCH /calls/{id}. The contract declares 2XX with the call beside 301, and says nothing about `Location`.
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
   *     Id of a live call: `data.id` from `POST /calls` or `POST /leadcalls`, or `call_id` of an event. It is not the id of a CDR. It can exceed 2^31 (O-60), so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
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
   *     Id of a live call: `data.id` from `POST /calls` or `POST /leadcalls`, or `call_id` of an event. It is not the id of a CDR. It can exceed 2^31 (O-60), so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each campaign.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a campaign must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/calltracking/campaigns'>;
  /** @description Field to group the campaigns by. */
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
   * @description Related records to include in each campaign.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the campaigns by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new campaign. */
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each tracked call.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a tracked call must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/calltracking/cdrs'>;
  /** @description Field to group the tracked calls by. */
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
   * @description Related records to include in each tracked call.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the tracked calls by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each tracked number.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a tracked number must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/calltracking/ddis'>;
  /** @description Field to group the tracked numbers by. */
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
   * @description Related records to include in each tracked number.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the tracked numbers by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
  /** @description The numbers to assign, with their campaigns. */
  requestBody: {
    content: {
      'application/json': CallTrackingDdiBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The platform has assigned the numbers.
     *
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each CDR.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a CDR must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/cdrs'>;
  /** @description Field to group the CDRs by. */
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
   * @description Related records to include in each CDR.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the CDRs by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
    /** @description The platform has deleted all CDRs. */
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
interface bulkUpdateCdrs {
  parameters: {};
  /** @description The CDRs to change, with their ids. */
  requestBody: {
    content: {
      'application/json': CdrBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The platform has changed the CDRs.
     *
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
        /** @description Ledger N-50: Content types of traces, captures and CSV. The contract declares any media type, `*\/*`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
        /** @description Ledger N-50: Content types of traces, captures and CSV. The contract declares any media type, `*\/*`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
     *     Ledger N-45: Fields of a CDR note. `data` is an object or an array of objects with any fields.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each tracked call.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a tracked call must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/cdrs/calltracking'>;
  /** @description Field to group the tracked calls by. */
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
   * @description Related records to include in each tracked call.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the tracked calls by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The platform has deleted all chat messages. */
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
    /** @description The platform has deleted the chat messages. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
    404: components['responses']['NotFound'];
  };
}
export type ListChatsQuery = {
  /**
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each chat.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a chat must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/chats'>;
  /** @description Field to group the chats by. */
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
   * @description Related records to include in each chat.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the chats by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each conference.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a conference must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/conferences'>;
  /** @description Field to group the conferences by. */
  group_by?: 'ann_join_leave' | 'confno' | 'confno_pstn' | 'id' | 'monitor' | 'name' | 'pin' | 'pin_pstn';
  /**
   * @description Related records to include in each conference.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the conferences by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new room. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteConference {
  parameters: {
    path: DeleteConferencePath;
  };
  responses: {
    /** @description The platform has deleted the room. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
  /** @description The address for the e-mail. */
  requestBody: {
    content: {
      'application/json': ConfirmationRequest;
    };
  };
  responses: {
    /**
     * @description The platform has accepted the request.
     *
     *     Ledger N-06: Bodies of the account recovery responses. The responses have a JSON body without a stated type.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each contact.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a contact must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/contacts'>;
  /** @description Field to group the contacts by. */
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
   * @description Related records to include in each contact.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the contacts by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The contact as the platform has stored it. */
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
  /** @description The contacts to change, with their ids. */
  requestBody: {
    content: {
      'application/json': ContactBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The platform has changed the contacts.
     *
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
    /** @description The platform has deleted the contacts. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteCustomer {
  parameters: {
    path: DeleteCustomerPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The platform has deleted the customer account. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListDdisQuery = {
  /**
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each number.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a number must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/ddis'>;
  /** @description Field to group the numbers by. */
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
   * @description Related records to include in each number.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the numbers by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each tracked number.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a tracked number must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/ddis/calltracking'>;
  /** @description Field to group the tracked numbers by. */
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
   * @description Related records to include in each tracked number.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the tracked numbers by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each fax.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a fax must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/faxes'>;
  /** @description Field to group the faxes by. */
  group_by?: 'charge' | 'created_at' | 'filename' | 'from' | 'id' | 'pages' | 'status' | 'to' | 'type';
  /**
   * @description Related records to include in each fax.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the faxes by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each IVR.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an IVR must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/ivrs'>;
  /** @description Field to group the IVRs by. */
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
   * @description Related records to include in each IVR.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the IVRs by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new IVR. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
     *     Ledger N-48: Rest of the IVR update. The contract declares the fields up to `final_dst_type` and accepts others. Statuses are ranges.
     */
    '2XX': {
      content: {
        'application/json': IvrSingle;
      };
    };
    /**
     * @description The platform has not changed the IVR.
     *
     *     Ledger N-48: Rest of the IVR update. The contract declares the fields up to `final_dst_type` and accepts others. Statuses are ranges.
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
  /** @description The number to call, the caller id to show and the text to speak. */
  requestBody: {
    content: {
      'application/json': LeadcallCreate;
    };
  };
  responses: {
    /** @description The new call to the lead. */
    201: {
      content: {
        'application/json': CallSingle;
      };
    };
    /**
     * @description The platform refuses a field of the body, for instance with `DDI not found` if `caller_id` is missing.
     *
     *     Ledger O-13: Caller id of POST /leadcalls. `caller_id` is required.
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
    /** @description The user's session, with a `user_token` that is valid from now on. */
    200: {
      content: {
        'application/json': UserSession;
      };
    };
    /**
     * @description The nonce for the second factor. The platform has sent a code by e-mail. Send the code with `nonce` to `POST /login2fa`.
     *
     *     Ledger O-01: Second factor at login. The contract declares 202 with `nonce`. `code` and `nonce` are required.
     */
    202: {
      content: {
        'application/json': SecondFactorRequired;
      };
    };
    /** @description The e-mail address, the password or both are wrong, or the platform refuses the body. */
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
    /** @description The user's session, with a `user_token` that is valid from now on. */
    200: {
      content: {
        'application/json': UserSession;
      };
    };
    /** @description The code, the nonce or both are wrong, or the platform refuses the body. */
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
    /** @description The platform has destroyed the token. */
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each media session.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a media session must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/mediasessions'>;
  /** @description Field to group the media sessions by. */
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
   * @description Related records to include in each media session.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the media sessions by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each recording.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a recording must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/monitors'>;
  /** @description Field to group the recordings by. */
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
   * @description Related records to include in each recording.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the recordings by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
    /** @description The platform has deleted the recordings. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
     *     Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only.
     */
    200: {
      content: {
        /** @description Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only. */
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each AI dictionary record.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an AI dictionary record must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/monitors/aidictionary'>;
  /** @description Field to group the AI dictionary records by. */
  group_by?: 'created_at' | 'id' | 'token';
  /**
   * @description Related records to include in each AI dictionary record.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the AI dictionary records by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each MSDR.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an MSDR must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/msdrs'>;
  /** @description Field to group the MSDRs by. */
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
   * @description Related records to include in each MSDR.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the MSDRs by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
        /** @description Ledger N-50: Content types of traces, captures and CSV. The contract declares any media type, `*\/*`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
        /** @description Ledger N-50: Content types of traces, captures and CSV. The contract declares any media type, `*\/*`. */
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
  /** @description The e-mail address of the user who wants a new password. */
  requestBody: {
    content: {
      'application/json': PasswordResetRequest;
    };
  };
  responses: {
    /**
     * @description The platform has accepted the request.
     *
     *     Ledger N-06: Bodies of the account recovery responses. The responses have a JSON body without a stated type.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each pickup group.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a pickup group must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/pickupgroups'>;
  /** @description Field to group the pickup groups by. */
  group_by?: 'id' | 'name' | 'users';
  /**
   * @description Related records to include in each pickup group.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the pickup groups by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each queue group.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a queue group must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/queuegroups'>;
  /** @description Field to group the queue groups by. */
  group_by?: 'id' | 'name';
  /**
   * @description Related records to include in each queue group.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the queue groups by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
   *     Ledger N-38: Bodies of queue group requests. The body is an open object.
   */
  requestBody: {
    content: {
      'application/json': QueueGroupInput;
    };
  };
  responses: {
    /** @description The new queue group, with its id in `data.id`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteQueueGroup {
  parameters: {
    path: DeleteQueueGroupPath;
  };
  responses: {
    /** @description The platform has deleted the queue group. */
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface updateQueueGroup {
  parameters: {
    path: UpdateQueueGroupPath;
  };
  /**
   * @description The fields of the queue group to change.
   *
   *     Ledger N-38: Bodies of queue group requests. The body is an open object.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each queue.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a queue must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/queues'>;
  /** @description Field to group the queues by. */
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
   * @description Related records to include in each queue.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the queues by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new queue. */
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
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
};
export type GetQueuePath = {
  /**
   * @description Id of the queue.
   *
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Related records to put into the queue.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
};
export type UpdateQueueMembersPath = {
  /**
   * @description Id of the queue.
   *
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface updateQueueMembers {
  parameters: {
    query?: UpdateQueueMembersQuery;
    path: UpdateQueueMembersPath;
  };
  /** @description The users to change, with their new status. */
  requestBody: {
    content: {
      'application/json': QueueMembersUpdate;
    };
  };
  responses: {
    /**
     * @description The platform has not changed the users.
     *
     *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
     */
    '4XX': {
      content: {
        'application/json': ErrorBody;
      };
    };
    /**
     * @description The changed queue, in `data`.
     *
     *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each report schedule.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a report schedule must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/reportschedules'>;
  /** @description Field to group the report schedules by. */
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
   * @description Related records to include in each report schedule.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the report schedules by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
  /** @description The schedule to create, with its report, recipients and times. */
  requestBody: {
    content: {
      'application/json': ReportScheduleInput;
    };
  };
  responses: {
    /** @description The new report schedule. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteReportSchedule {
  parameters: {
    path: DeleteReportSchedulePath;
  };
  responses: {
    /** @description The platform has deleted the report schedule. */
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface updateReportSchedule {
  parameters: {
    path: UpdateReportSchedulePath;
  };
  /** @description The fields of the schedule to change. */
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
     * @description The platform has set the new password.
     *
     *     Ledger N-06: Bodies of the account recovery responses. The responses have a JSON body without a stated type.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each ring group.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a ring group must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/ringgroups'>;
  /** @description Field to group the ring groups by. */
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
   * @description Related records to include in each ring group.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the ring groups by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new ring group. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteRingGroup {
  parameters: {
    path: DeleteRingGroupPath;
  };
  responses: {
    /** @description The platform has deleted the ring group. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each routing rule.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a routing rule must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/routingrules'>;
  /** @description Field to group the routing rules by. */
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
   * @description Related records to include in each routing rule.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the routing rules by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new routing rule. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each SMS.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that an SMS must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/sms'>;
  /** @description Field to group the SMS by. */
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
   * @description Related records to include in each SMS.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the SMS by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
    /** @description The new SMS. Its id is `data.id`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each canned response.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a canned response must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/sms/cannedresponses'>;
  /** @description Field to group the canned responses by. */
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
   * @description Related records to include in each canned response.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the canned responses by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
    /** @description The new canned response. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteCannedResponse {
  parameters: {
    path: DeleteCannedResponsePath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The platform has deleted the canned response. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type UpdateCannedResponsePath = {
  /**
   * @description Id of the canned response.
   *
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface updateCannedResponse {
  parameters: {
    path: UpdateCannedResponsePath;
  };
  /** @description The fields of the canned response to change. */
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
    /** @description The platform has deleted all statements. */
    204: {};
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserGroupPoliciesQuery = {
  /**
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each user group policy.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a user group policy must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/usergrouppolicies'>;
  /** @description Field to group the user group policies by. */
  group_by?: 'color' | 'id' | 'name';
  /**
   * @description Related records to include in each user group policy.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the user group policies by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
    /** @description The new user group policy, with its id in `data.id`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteUserGroupPolicy {
  parameters: {
    path: DeleteUserGroupPolicyPath;
  };
  responses: {
    /** @description The platform has deleted the user group policy. */
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface updateUserGroupPolicy {
  parameters: {
    path: UpdateUserGroupPolicyPath;
  };
  /** @description The fields of the policy to change. */
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each user group.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a user group must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/usergroups'>;
  /** @description Field to group the user groups by. */
  group_by?: 'color' | 'id' | 'name';
  /**
   * @description Related records to include in each user group.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the user groups by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
    /** @description The new user group, with its id in `data.id`. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteUserGroup {
  parameters: {
    path: DeleteUserGroupPath;
  };
  responses: {
    /** @description The platform has deleted the user group. */
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface updateUserGroup {
  parameters: {
    path: UpdateUserGroupPath;
  };
  /** @description The fields of the user group to change. */
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each user.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a user must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/users'>;
  /** @description Field to group the users by. */
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
   * @description Related records to include in each user.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the users by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
     *     Ledger O-12: Page past the end. The description states the observation.
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
  /** @description The users to change, with their ids. */
  requestBody: {
    content: {
      'application/json': UserBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The platform has changed the users.
     *
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteUser {
  parameters: {
    path: DeleteUserPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The platform has deleted the user. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type GetUserAudioPath = {
  /**
   * @description Id of the user.
   *
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteUserAudio {
  parameters: {
    path: DeleteUserAudioPath;
  };
  responses: {
    '4XX': components['responses']['Refused'];
    /** @description The platform has reset the user's audio. */
    204: {};
    401: components['responses']['Unauthorized'];
    403: components['responses']['Forbidden'];
  };
}
export type ListUserCallsPath = {
  /**
   * @description Id of the user.
   *
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
        /** @description Ledger N-50: Content types of traces, captures and CSV. The contract declares any media type, `*\/*`. */
        '*/*': string;
      };
    };
    /**
     * @description The platform has queued the export, and this response carries no file (O-28). A client observed this status on a sibling address.
     *
     *     Ledger O-28: Success of the CSV export. The contract declares 202 beside 200.
     */
    202: {};
    401: components['responses']['Unauthorized'];
  };
}
export type ListUserChatMessagesPath = {
  /**
   * @description Id of the user.
   *
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
   */
  from: components['parameters']['threadFrom'];
  /**
   * @description Id of the user.
   *
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
  /**
   * @description The other side of the thread, a phone number or an id. The example is the number of a contact.
   *
   *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
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
   *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
   */
  from: components['parameters']['threadFrom'];
  /**
   * @description Id of the user.
   *
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
  /**
   * @description The other side of the thread, a phone number or an id. The example is the number of a contact.
   *
   *     Ledger N-23: Types of {from} and {to} in SMS threads. The path parameters have no type.
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each voicemail announcement.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a voicemail announcement must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/vmannouncements'>;
  /** @description Field to group the voicemail announcements by. */
  group_by?: 'created_at' | 'description' | 'extension' | 'id';
  /**
   * @description Related records to include in each voicemail announcement.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the voicemail announcements by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
  /** @description The audio, its description and its extension. */
  requestBody: {
    content: {
      'application/json': VmAnnouncementInput;
    };
  };
  responses: {
    /** @description The new voicemail announcement. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface deleteVmAnnouncement {
  parameters: {
    path: DeleteVmAnnouncementPath;
  };
  responses: {
    /** @description The platform has deleted the voicemail announcement. */
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
   *     The number in `id` of a record, or in a field that refers to it.
   */
  id: RecordId;
};
interface updateVmAnnouncement {
  parameters: {
    path: UpdateVmAnnouncementPath;
  };
  /** @description The fields of the announcement to change. */
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each voicemail message.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a voicemail message must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/voicemessages'>;
  /** @description Field to group the voicemail messages by. */
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
   * @description Related records to include in each voicemail message.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the voicemail messages by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
  /** @description The messages to move, with their ids and folders. */
  requestBody: {
    content: {
      'application/json': VoicemessageBulkUpdate;
    };
  };
  responses: {
    /**
     * @description The platform has moved the messages.
     *
     *     Ledger N-33: Response to a bulk change. The response has a JSON body without a stated type.
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
   *     The number in `id` of a record, or in a field that refers to it.
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
    /** @description The platform has deleted the voicemail messages. */
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
   *     The number in `id` of a record, or in a field that refers to it.
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
     *     Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only.
     */
    200: {
      content: {
        /** @description Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only. */
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
   * @description Direction to sort in.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *
   *     Direction to sort in: `ASC` for ascending, `DESC` for descending.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  dir?: components['parameters']['dir'];
  /**
   * @description Fields to return for each web call.
   *
   *     Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  fields?: FieldsParameter;
  /**
   * @description Conditions that a web call must meet.
   *
   *     A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
   *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
   *
   *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
   *     and as `YYYY-MM-DD` (O-44).
   *
   *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
   *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
   *
   *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  filter?: FilterFor<'/webcalls'>;
  /** @description Field to group the web calls by. */
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
   * @description Related records to include in each web call.
   *
   *     Name of related records to include in each record, such as `users` on queues.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   */
  include?: IncludeParameter;
  /**
   * @description Number of records on a page, at most 5000. Always send it, because the default page size is unknown. To read only `total`, send `limit=1`.
   *
   *     Ledger N-16: Default page size. `limit` is optional and has a maximum of 5000. It has no default and no minimum.
   *     Ledger O-82: Limits above the largest page. The question stays open, and the contract follows the documents. The contract keeps the documented maximum.
   */
  limit?: components['parameters']['limit'];
  /**
   * @description Number of the page to read. A page has `limit` records. Begin with 1, as other clients do, and check that page 1 has the same first record as a request without `page`. A page past the end has an empty `data` and the same `total`.
   *
   *     Ledger N-17: Number of the first page. `page` is an integer without minimum or default. The description advises you to begin with 1 and to check (O-70).
   *     Ledger O-12: Page past the end. The description states the observation.
   *     Ledger O-70: First page. The description advises you to begin with 1 and to check. The contract declares no minimum.
   */
  page?: components['parameters']['page'];
  /**
   * @description Field to sort the web calls by.
   *
   *     Name of the field to sort by.
   *
   *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
   *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
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
  /** @description The two numbers to connect. */
  requestBody: {
    content: {
      'application/json': WebcallCreate;
    };
  };
  responses: {
    /** @description The new web call. */
    201: {
      content: {
        'application/json': WebcallSingle;
      };
    };
    /**
     * @description The platform refuses the call, because of a number in the body or because you placed too many calls within a minute. Only `message` tells you which one (O-09).
     *
     *     Ledger O-09: Rate limits. The 400 of `POST /webcalls` has a named example. The contract declares no 429.
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
  /** @description The event. `final` and `context` say what was missed. */
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
  /** @description The event, with the call that continues. */
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
/** @description The platform's confirmation that it has carried out the request. */
export type Acknowledgement = {
  /**
   * @description Confirmation in words. Show it to people, and decide on the HTTP status.
   * @example Logged out
   */
  message: string;
};
/**
 * @description An access control role. The `roles` of a user hold such records.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger N-05: Role or permission for an operation. The contract declares 403 where the documents list it. No operation names a role.
 */
export type AclRole = {
  /**
   * @description Second name of the role. Show people `name`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Code of the role's product.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
 * @description A named token for `X-Auth-Token` that lives longer than a login token. The documented record has no id. The token itself identifies it, also in `DELETE /apitokens/{token}`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
 */
export type ApiToken = {
  /**
   * @description When the token was created.
   * @example 2026-11-20 08:40:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the token's customer account.
   * @example 3107
   */
  customer_id?: number | null;
  /**
   * Format: int64
   * @description Seconds without a request after which the token expires. Each request restarts the count; 0 means never (O-04).
   *
   *     Ledger O-04: Meaning of expiry. The descriptions state the observation.
   * @example 2592000
   */
  expiry?: number | null;
  /**
   * @description Host that the platform recorded with the token.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 192.0.2.17
   */
  host?: string | null;
  /**
   * @description When a request last used the token; null if none has.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   * @example 2026-11-20 16:05:50
   */
  last_request_at?: TimestampOrNull;
  /**
   * @description Name of the token. Each token of a user has a different name.
   *
   *     Ledger O-04: Meaning of expiry. The descriptions state the observation.
   * @example CRM sync
   */
  name?: string | null;
  /**
   * @description Value for `X-Auth-Token`, observed as 40 lower-case hexadecimal digits. Treat it as opaque, store it like a password and never log it.
   *
   *     Ledger O-16: Form of a token. The token is an opaque string.
   * @example 0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33
   */
  token: string;
  /**
   * @description User agent that the platform recorded with the token.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example harbourlane-crm/2.3
   */
  user_agent?: string | null;
  /**
   * Format: int64
   * @description Id of the token's user.
   * @example 410003
   */
  user_id?: number | null;
};
/**
 * @description One page of API tokens. Keep the response secret, because it contains the tokens themselves.
 *
 *     Ledger O-51: Listing and deleting API tokens. The contract declares and marks both operations.
 */
export type ApiTokenCollection = {
  /** @description The API tokens of this page. */
  data: ApiToken[];
  total: Total;
};
/**
 * @description The API token to create.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type ApiTokenCreate = {
  /**
   * Format: int64
   * @description Seconds without a request after which the token expires. Each request restarts the count; 0 means never (O-04).
   *
   *     Ledger O-04: Meaning of expiry. The descriptions state the observation.
   * @example 2592000
   */
  expiry?: number;
  /**
   * @description Name of the token. Each token of a user has a different name.
   *
   *     Ledger O-04: Meaning of expiry. The descriptions state the observation.
   * @example Nightly export
   */
  name?: string;
};
/**
 * @description One API token, with or without `links`.
 *
 *     Ledger O-03: Success of POST /apitokens. The contract declares 201; `links` is optional there.
 */
export type ApiTokenSingle = {
  data: ApiToken;
  links?: Links;
};
/**
 * @description A live call. Its `id` is the `call_id` of its events and the `live_id` of its CDR and recording. After the call ends, it is no longer under `/calls`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type Call = {
  /**
   * @description Caller id of the call.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  clid?: string | null;
  /**
   * Format: int64
   * @description When the call was connected, in Unix seconds.
   *
   *     Ledger O-08: Unit of start_time and connected_at of a live call. The descriptions state the observation.
   * @example 1795190754
   */
  connected_at?: number | null;
  /**
   * @description Context of the call in the PBX.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example PSTN_CALL
   */
  context?: string | null;
  /**
   * Format: int64
   * @description Direction or kind of the call, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 1
   */
  destination?: number | null;
  /**
   * @description Called number in E.164, with or without `+`, or an extension of up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900456
   */
  dst?: string | null;
  /**
   * @description Call-ID of the called side, not the `id` of a call.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 0
   */
  dst_connection?: number | null;
  /**
   * @description Contact of the called side.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example sip:447700900456@192.0.2.17:5060
   */
  dst_contact?: string | null;
  /**
   * @description Id of the called side, as a string.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-28: Unit of the live call duration. The field is an integer without a stated unit.
   * @example 10
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the live call: `{id}` of `/calls/{id}`, `call_id` of events and `live_id` of the CDR. It can exceed 2^31 (O-60), so keep it in 64 bits.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 5000000106
   */
  id: number;
  /**
   * @description Minimum charge of the call.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 0
   */
  min_charge?: number | null;
  /**
   * Format: int64
   * @description State of the recording, as a code. `PATCH /calls/{id}` takes words instead.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
   * @example 0
   */
  monitor_state?: number | null;
  /**
   * Format: int64
   * @description Id of the parent live call.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   * @example null
   */
  parent_id?: number | null;
  /**
   * @description State of the call in a queue.
   *
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  queue_state?: string | null;
  /**
   * @description Who referred the call.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example null
   */
  referred_by?: string | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 2103
   */
  src?: string | null;
  /**
   * @description Call-ID of the calling side, not the `id` of a call.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example sip:2103@198.51.100.23:5060
   */
  src_contact?: string | null;
  /**
   * @description Id of the calling side, as a string.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger O-08: Unit of start_time and connected_at of a live call. The descriptions state the observation.
   * @example 1795190750
   */
  start_time?: number | null;
  /**
   * @description State of the call, as a word or a code.
   *
   *     - INITIAL: the platform sends a SIP INVITE to the phone
   *     - ACCEPTED: the platform has accepted a click-to-call request
   *     - RINGING: the phone is ringing
   *     - CONNECTED: someone has answered the call
   *     - ON_HOLD: the call is on hold
   *     - HANGUP: the call has ended
   *     - FAILED: observed, without a documented meaning
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
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
/** @description A user answered the call. `connected_at` is the time of the answer. */
export type CallConnectedEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.connected
   * @constant
   */
  event_name: 'call.connected';
};
/** @description A call for a user to make. */
export type CallCreate = {
  /**
   * @description Number that the called party sees, in E.164, or `anonymous` to show none.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  caller_id?: (string & {}) | 'anonymous';
  /**
   * @description Id of the user who makes the call, written as a string (`id` of `GET /users`). The platform refuses a phone number, an extension or a queue id with 400, although this schema accepts any digits.
   *
   *     Ledger O-14: Caller of POST /calls. The field is a string of digits, with a warning.
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   *     Ledger O-61: Two legs of a click to call. The description states the observation. It stays open who calls without `from` (N-72).
   *     Ledger N-72: Caller of a request without from. `from` is optional, as documented; the rest stays open.
   * @example 410003
   */
  from?: string;
  /**
   * @description Number to call in E.164, with or without `+`, or an extension of up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900456
   */
  to: string;
};
/**
 * @description Someone pressed a key during a call.
 *
 *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
 */
export type CallDtmfEvent = CallEvent & {
  /**
   * @description Tag of the key press.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   * @example callback
   */
  dtmf_tag?: unknown;
  /**
   * @description Target of the key press.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
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
 * @description The fields that call events share. Some bodies lack some of these fields, and some have further fields.
 *
 *     Ledger N-02: Presence and null of event fields. The fields that identify the event are required: `id`, `event_time`, `event_name` and, for calls, `call_id` and `state`. All other fields are optional and may be null.
 */
export type CallEvent = {
  /**
   * Format: int64
   * @description Id of this leg of the call. Use it as `{id}` of `/calls/{id}` while the call is live, and afterwards as `live_id` in `GET /cdrs` and `GET /monitors`. `root_call_id` groups the legs of a call. It can exceed 2^31 (O-60).
   *
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 5000000101
   */
  call_id: number;
  /**
   * @description When the call was connected, UTC; null until someone answers.
   * @default null
   * @example 2026-11-20 09:02:18
   */
  connected_at?: TimestampOrNull;
  /**
   * @description Where the call is in the PBX: LOCAL_USER at a user, QUEUE at a queue, `RG-<id>` at a ring group. Some bodies do not have it (O-32).
   *
   *     Ledger O-32: context of events. The field is an open enumeration and optional.
   * @example LOCAL_USER
   */
  context?: 'LOCAL_USER' | 'QUEUE' | (string & {}) | null;
  /**
   * @description Direction of the call: `in` for inbound, `out` for outbound. Compare the whole value.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   * @example in
   */
  destination?: 'in' | 'out' | (string & {}) | null;
  /**
   * @description Called number in E.164, with or without `+`, or an extension of up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 2102
   */
  dst?: string | null;
  /**
   * @description Id of the destination; for a user, the user id. It may be a number or a string, so convert it before you compare.
   *
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
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
   * @description Duration in seconds. In `call.hangup` it counts from `connected_at`, without the ringing; in `call.missed` it is 0.
   *
   *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
   * @example 184
   */
  duration?: number | null;
  /**
   * @description Time of the event, UTC.
   * @example 2026-11-20 09:05:22
   */
  event_time: Timestamp;
  /**
   * @description Whether a `call.missed` is about the whole call (true) or one leg of it (false).
   *
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   * @example true
   */
  final?: boolean | null;
  /**
   * @description Unique id of the event. Keep it to recognise repeated deliveries.
   * @example evt-7f3a0101
   */
  id: string;
  /**
   * @description Id of the whole call, the same in all events of its legs.
   *
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   * @example 5000000101
   */
  root_call_id?: number | string | null;
  /**
   * @description Calling number or extension; empty for a withheld number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-66: Withheld numbers, missed outbound calls, repeated deliveries. The question stays open, and the contract follows the documents. `src` is any string; descriptions tell receivers what to do.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Source hash.
   *
   *     Ledger N-08: Meaning of src_hash. The field is a string without a stated meaning.
   * @example c1e8b5d0f7a24936
   */
  src_hash?: string | null;
  /**
   * @description Id of the source; for a user, the user id. If the source is not a user, the value is 0 or the string `0`, which counts as true in JavaScript.
   *
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
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
   *     - INITIAL: the platform sends a SIP INVITE to the phone
   *     - ACCEPTED: the platform has accepted a click-to-call request
   *     - RINGING: the phone has answered the INVITE and is ringing
   *     - CONNECTED: the user has answered (SIP 200)
   *     - ON_HOLD: the call is on hold (an INVITE with `a=sendonly`)
   *     - HANGUP: the call has ended (SIP BYE)
   *     - DTMF_RECEIVED: observed with `call.dtmf`
   *     - FAILED: observed, without a documented meaning
   *
   *     Treat a state that is not listed as unknown, not as an error.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
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
   * @description Reason why the call ended, in words such as `Normal Clearing` or `No Answer`. Show it to people; do not branch on it.
   *
   *     Ledger N-09: Values of t_cause. The field is a plain string.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Party that ended the call, for instance `caller`.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-65: duration, t_cause and terminated_by of an event. The descriptions state the observations. The strings are open.
   * @example caller
   */
  terminated_by?: string | null;
};
/**
 * @description A call flow, with name and thumbnail. The documented record has no steps (N-81).
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type CallFlow = {
  /**
   * @description When the call flow was created.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
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
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example active
   */
  status?: string | null;
  /**
   * @description Thumbnail of the call flow.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
/** @description The call ended. `t_cause` is the reason. */
export type CallHangupEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.hangup
   * @constant
   */
  event_name: 'call.hangup';
};
/** @description Someone put the call on hold. */
export type CallHoldEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.hold
   * @constant
   */
  event_name: 'call.hold';
};
/** @description The platform sends a SIP INVITE to a phone. */
export type CallInitialEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.initial
   * @constant
   */
  event_name: 'call.initial';
};
/**
 * @description A label for calls. Expect further fields besides `id`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger N-36: Fields of a call label. The record is an open object with `id`.
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
 * @description A call label to create or change. This schema declares no field and rejects none, because the fields are unknown (N-37).
 *
 *     Ledger N-37: Bodies of call label requests. The body is an open object.
 */
export type CallLabelInput = Record<string, unknown>;
/** @description One call label. */
export type CallLabelSingle = {
  data: CallLabel;
  links: Links;
};
/**
 * @description A button of the call-me-back widget. This schema declares `id` and the fields of the update; expect further fields.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger N-59: Record of a call-me-back button. The record is an open object with `id` and the fields of its update.
 */
export type CallMeBackButton = {
  /**
   * @description Content of the button in the offline state.
   *
   *     Ledger N-59: Record of a call-me-back button. The record is an open object with `id` and the fields of its update.
   *     Ledger N-69: Content of data_online and data_offline. The fields are strings.
   * @example Leave your number
   */
  data_offline?: string | null;
  /**
   * @description Content of the button in the online state.
   *
   *     Ledger N-59: Record of a call-me-back button. The record is an open object with `id` and the fields of its update.
   *     Ledger N-69: Content of data_online and data_offline. The fields are strings.
   * @example Call me back now
   */
  data_online?: string | null;
  /**
   * Format: int64
   * @description Id of the button, as in `button_id` of settings. Keep it: no documented operation lists buttons (N-49).
   * @example 1001
   */
  id: number;
  /**
   * @description Name of the button.
   *
   *     Ledger N-59: Record of a call-me-back button. The record is an open object with `id` and the fields of its update.
   * @example Shop button
   */
  name?: string | null;
};
/**
 * @description A button to create. This schema declares no field and rejects none (N-39); try the fields of `PATCH /callmeback/buttons/{id}` first.
 *
 *     Ledger N-39: Body that creates a call-me-back button. The body is an open object.
 */
export type CallMeBackButtonCreate = Record<string, unknown>;
/** @description One call-me-back button. */
export type CallMeBackButtonSingle = {
  data: CallMeBackButton;
  links: Links;
};
/**
 * @description The fields of a button to change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type CallMeBackButtonUpdate = {
  /**
   * @description Content of the button in the offline state.
   *
   *     Ledger N-69: Content of data_online and data_offline. The fields are strings.
   * @example Leave your number
   */
  data_offline?: string;
  /**
   * @description Content of the button in the online state.
   *
   *     Ledger N-69: Content of data_online and data_offline. The fields are strings.
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
 * @description The record of a call through the call-me-back widget. Expect further fields besides `id`.
 *
 *     Ledger N-44: Fields of a call-me-back CDR. The record is an open object with `id`.
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
 * @description The settings of a call-me-back widget. `GET /callmeback/websites` returns records of the same shape.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-24: Call-me-back websites and settings. Both use the same schema.
 */
export type CallMeBackSetting = {
  /**
   * @description Allowed countries, in one string.
   *
   *     Ledger N-56: Type of allowed_countries. The field has no type in requests.
   * @example GB
   */
  allowed_countries?: string | null;
  /**
   * Format: int64
   * @description Id of the widget's button (`GET /callmeback/buttons/{id}`).
   * @example 1001
   */
  button_id?: number | null;
  /**
   * @description When the settings were created.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-02-10 09:30:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Culture (language and region) of the widget, as a code. Requests take a string.
   *
   *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 1
   */
  culture?: number | null;
  /**
   * Format: int64
   * @description Phone number of the widget, one of the account's numbers, as an integer. Requests call it `ddi_e164`.
   *
   *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
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
   * @description Id of the settings, as in `call_me_back_setting_id` of campaigns.
   * @example 1011
   */
  id: number;
  /**
   * @description Highest allowed call rate.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
   *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 4
   */
  position?: number | null;
  /**
   * @description URL of the privacy policy.
   * @example https://harbourlane.example/privacy
   */
  privacy_policy_url?: string | null;
  /**
   * @description Whether the widget appears only to visitors from the allowed countries.
   * @example true
   */
  show_to_allowed_countries_only?: boolean | null;
  /**
   * @description Title of the widget. The documented requests do not have it.
   *
   *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
   * @example Talk to us
   */
  title?: string | null;
  /**
   * @description Message on the widget's welcome screen.
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
 * @description Settings of a call-me-back widget to create or change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type CallMeBackSettingInput = {
  /**
   * @description Countries to allow. Send a string, because the record has a string.
   *
   *     Ledger N-56: Type of allowed_countries. The field has no type in requests.
   * @example GB
   */
  allowed_countries?: unknown;
  /**
   * Format: int64
   * @description Id of the button to show, from `POST /callmeback/buttons`.
   * @example 1001
   */
  button_id?: number | bigint;
  /**
   * @description Culture (language and region) of the widget.
   *
   *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example en_GB
   */
  culture?: string;
  /**
   * Format: int64
   * @description Phone number for the widget, one of the account's numbers: E.164 as an integer, without `+`. The record calls it `ddi`.
   *
   *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
   *     Ledger C-10: Record and request of call-me-back settings. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example bottom-right
   */
  position?: string;
  /**
   * Format: uri
   * @description URL of the privacy policy.
   * @example https://harbourlane.example/privacy
   */
  privacy_policy_url?: string;
  /**
   * @description Whether the widget appears only to visitors from the allowed countries.
   * @example true
   */
  show_to_allowed_countries_only?: boolean;
  /**
   * @description Message on the widget's welcome screen.
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
 * @description A visitor to a website with the call-me-back widget. Expect further fields besides `id`.
 *
 *     Ledger N-43: Fields of a call-me-back visitor. The record is an open object with `id`.
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
 * @description Nobody answered a leg or, with `final` true, the whole call.
 *
 *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
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
/** @description One page of call tracking records. */
export type CallTrackingCdrCollection = {
  /**
   * @description The records of this page.
   *
   *     Ledger N-58: Record of call-tracking CDRs. The record is a CDR, whose fields are all optional, or any other object.
   */
  data: (Cdr | UnspecifiedRecord)[];
  total: Total;
};
/** @description The numbers to assign to campaigns. */
export type CallTrackingDdiBulkUpdate = CallTrackingDdiBulkUpdateItem[];
/** @description A number and its new campaign. */
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460110
   */
  e164: string;
  /**
   * Format: int64
   * @description Id of the number, optional. It is an integer here and a string in the record.
   *
   *     Ledger C-25: id of a number: integer or string. Record and request have the documented types.
   * @example 1
   */
  id?: number | bigint;
};
/** @description Someone took the call off hold. */
export type CallUnholdEvent = CallEvent & {
  /**
   * @description Name of the event.
   * @example call.unhold
   * @constant
   */
  event_name: 'call.unhold';
};
/**
 * @description The fields of a live call to change. All fields are optional.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type CallUpdate = {
  /**
   * @description Text of the link in `action_url`.
   * @example Open Alice Moran
   */
  action_text?: string;
  /**
   * Format: uri
   * @description URL of a link to attach to the call, such as the caller's page in a CRM.
   * @example https://crm.harbourlane.example/contacts/9001
   */
  action_url?: string;
  /**
   * @description Number (E.164) or extension to transfer the call to.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 2102
   */
  dst?: string;
  /**
   * @description Labels of the call.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
   * @example []
   */
  labels?: unknown[];
  /**
   * @description Action for the call's recording: `start`, `pause` or `resume`.
   *
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
   * @example start
   */
  monitor_state?: 'start' | 'pause' | 'resume' | (string & {});
  /**
   * @description State to change to. `answer` picks up a ringing call. A client of the platform's maker sends `CONNECTED` instead (O-27).
   *
   *     Ledger N-31: State after an answer, and other states to request. The enumeration is open, and the contract says nothing about the next state.
   *     Ledger O-27: State that answers a call. Both values are known values of an open enumeration.
   * @example answer
   */
  state?: 'answer' | 'CONNECTED' | (string & {});
};
/**
 * @description A call tracking campaign. Responses have the fields of a number, while requests have other fields. This schema declares all of them, and any field may be missing.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
 */
export type Campaign = {
  /**
   * Format: int64
   * @description Id of the number's call flow (`GET /callflows`).
   * @example 951
   */
  call_flow?: number | null;
  /**
   * Format: int64
   * @description Id of the call-me-back settings (`GET /callmeback/settings`).
   *
   *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
   * @example 1011
   */
  call_me_back_setting_id?: number | null;
  /**
   * Format: int64
   * @description Id of the call tracking settings. No documented operation reads these settings (N-49).
   *
   *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
   * @example 1
   */
  call_tracking_setting_id?: number | null;
  /**
   * Format: int64
   * @description Number of channels.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 2
   */
  channels?: number | null;
  /**
   * Format: int64
   * @description Id of the chat settings. No documented operation reads these settings (N-49).
   *
   *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
   * @example 1
   */
  chat_setting_id?: number | null;
  /**
   * @description Whether the platform hides the caller id.
   * @example false
   */
  cli_hide?: boolean | null;
  /**
   * Format: int64
   * @description Prefix of the caller id, as an integer.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 0
   */
  cli_prefix?: number | null;
  /**
   * @description When the platform created the record. Use it to filter campaigns by date.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2025-03-03 08:20:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description Phone number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460110
   */
  e164?: string | null;
  /**
   * @description Whether `esc` is enabled. In the user model `esc_cli` is the emergency caller id.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 0
   */
  flag?: number | null;
  /**
   * @description Whether the number has a fax password.
   * @example false
   */
  has_fax_password?: boolean | null;
  /**
   * @description Id of the campaign. Responses have the string id of a number, while `campaign_id` in requests is an integer.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 0.012
   */
  rate?: number | null;
  /**
   * @description Rules of the campaign.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
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
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 1
   */
  status?: number | null;
  /**
   * Format: int64
   * @description Id of the number's target, whose kind is in `target_type`.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
   * @example 801
   */
  target_id?: number | null;
  /**
   * Format: int64
   * @description Kind of target, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 4
   */
  target_type?: number | null;
  /**
   * @description Whether the number is verified.
   * @example true
   */
  tel_verified?: boolean | null;
  /**
   * @description URI of the number.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example sip:442079460110@harbourlane.pbx.example
   */
  uri?: string | null;
  /**
   * @description URL of the campaign.
   *
   *     Ledger C-20: Record of a call-tracking campaign. The record has the fields of a number and, optionally, the fields of the request.
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
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
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
   * @description Id of the call tracking settings to use. No documented operation reads these settings (N-49).
   * @example 1
   */
  call_tracking_setting_id?: number | bigint;
  /**
   * Format: int64
   * @description Id of the chat settings to use. No documented operation reads these settings (N-49).
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
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   */
  rules?: unknown[];
  /**
   * Format: uri
   * @description URL of the campaign.
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
 * @description A prepared text for SMS. The record has the shape of an SMS, and may also have the two fields of the request.
 *
 *     Ledger N-41: Fields of a canned response. The record has the fields of an SMS, and `name` and `text`, all of them optional.
 */
export type CannedResponse = Sms & {
  /**
   * @description Name of the canned response.
   *
   *     Ledger N-41: Fields of a canned response. The record has the fields of an SMS, and `name` and `text`, all of them optional.
   * @example Ready
   */
  name?: string | null;
  /**
   * @description Text of the canned response. Send it as `message` of `POST /sms`.
   *
   *     Ledger N-41: Fields of a canned response. The record has the fields of an SMS, and `name` and `text`, all of them optional.
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
 * @description A canned response to create or change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
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
 * @description Call detail record (CDR) of an ended call. `live_id` is the call's id in `/calls` and in events. Use it to find recordings.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
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
   *     Ledger N-26: Deprecation and removal. The contract keeps deprecated fields and marks them `deprecated`.
   * @example 5000000101
   */
  call_id?: number | null;
  /**
   * @description When the call was made, UTC. Use it to filter CDRs by date.
   *
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 09:02:11
   */
  calldate?: TimestampOrNull;
  /**
   * @description Cost of the call. Its currency is unknown (N-66).
   * @example 0.0368
   */
  charge?: number | null;
  /**
   * @description Caller id. It may begin with a name, as in `"+442079460011" <+442079460011>`.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example 447700900123
   */
  clid?: string | null;
  /**
   * @description Context of the call in the PBX.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example PSTN_CALL
   */
  context?: 'PSTN_CALL' | 'USER_LOCAL' | 'IVR' | 'FOLLOW_ME' | 'TEST_CALL' | (string & {}) | null;
  /**
   * @description Direction or kind of the call.
   *
   *     Ledger O-22: type, disposition and destination of a CDR. The fields are a string of an open enumeration, an integer, or null.
   * @example in
   */
  destination?: 'in' | 'out' | 'webcall' | 'callmeback' | (string & {}) | number | null;
  /**
   * @description Final state of the call, in the words of `Call.state`.
   *
   *     - INITIAL: the platform sent a SIP INVITE to the phone, which may not have rung
   *     - RINGING: the phone rang, and nobody answered
   *     - CONNECTED: someone answered the call
   *     - ON_HOLD: the call was on hold
   *     - VM: voicemail
   *
   *     Ledger O-22: type, disposition and destination of a CDR. The fields are a string of an open enumeration, an integer, or null.
   *     Ledger N-29: Transitions between call states. The contract lists the states with their meaning, but in no order.
   * @example CONNECTED
   */
  disposition?: 'INITIAL' | 'RINGING' | 'CONNECTED' | 'ON_HOLD' | 'VM' | (string & {}) | number | null;
  /**
   * @description Called number in E.164, with or without `+`, or an extension of up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460101
   */
  dst?: string | null;
  /**
   * @description Codec of the called side.
   * @example PCMA
   */
  dst_codec?: string | null;
  /**
   * @description Id of the called user, contact, IVR or queue, as a string.
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
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
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
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example null
   */
  info?: string | null;
  /**
   * @deprecated
   * @description Deprecated. Whether this is the CDR of the root call.
   *
   *     Ledger N-26: Deprecation and removal. The contract keeps deprecated fields and marks them `deprecated`.
   * @example true
   */
  is_root?: boolean | null;
  /**
   * Format: int64
   * @description Id of the call while it was live, and the `call_id` of its events. Use it to find recordings. It can exceed 2^31 (O-60).
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 5000000101
   */
  live_id?: number | null;
  /**
   * Format: int64
   * @description Live id of the parent call.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example null
   */
  parent_live_id?: number | null;
  /**
   * @description Price per minute. Its currency is unknown (N-66).
   * @example 0.012
   */
  rate?: number | null;
  /**
   * Format: int64
   * @deprecated
   * @description Deprecated. Live id of the root call.
   *
   *     Ledger N-26: Deprecation and removal. The contract keeps deprecated fields and marks them `deprecated`.
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  src?: string | null;
  /**
   * @description Codec of the calling side.
   * @example G722
   */
  src_codec?: string | null;
  /**
   * @description Id of the caller: a user id or `contact:<id>`.
   *
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
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
   * @description Reason why the call ended, in words. Show it to people; do not branch on it.
   *
   *     Ledger N-09: Values of t_cause. The field is a plain string.
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Type of the call: O outbound, I inbound, M missed. Compare the whole value, not a part such as `in`. If each leg has a CDR, as assumed (O-67), M applies to the leg, and someone may have answered on another leg. CDRs without a `parent_live_id` are then those of whole calls.
   *
   *     Ledger O-22: type, disposition and destination of a CDR. The fields are a string of an open enumeration, an integer, or null.
   *     Ledger O-33: Legs of a call. The contract declares and marks `root_call_id` and `final`.
   *     Ledger O-67: Values in CDRs. The question stays open, and the contract follows the documents. The fields are nullable and the strings open. The examples and the sandbox assume that each leg has its own record.
   * @example I
   */
  type?: 'O' | 'I' | 'M' | (string & {}) | number | null;
  /**
   * Format: int64
   * @description Id of the call's user.
   * @example 410002
   */
  user_id?: number | null;
};
/** @description The CDRs to change. */
export type CdrBulkUpdate = CdrBulkUpdateItem[];
/**
 * @description A CDR and its fields to change. This schema declares only `id` and rejects no other field (N-40).
 *
 *     Ledger N-40: Fields of a bulk change of CDRs. The body holds objects with `id` and any other fields.
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type CdrBulkUpdateItem = {
  /**
   * Format: int64
   * @description Id of the CDR.
   * @example 42001
   */
  id: number | bigint;
} & {
  [key: string]: unknown;
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
 * @description A website chat between a visitor and an operator. To read its messages, use `GET /users/{id}/chatmsgs`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type Chat = {
  /**
   * @description When the chat was created. Use it to filter chats by date.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 13:05:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the chat's customer account.
   * @example 3107
   */
  customer_id?: number | null;
  /**
   * Format: int64
   * @description Length of the chat.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
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
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example 51.45,-2.59
   */
  visitor_geo?: string | null;
  /**
   * @description Id of the visitor, as a string.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
   * @description Id of the website where the chat took place.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type Conference = {
  /**
   * @description Whether the room announces people who join and leave.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Whether the platform records the conference.
   * @example false
   */
  monitor?: boolean | null;
  /**
   * @description Name of the room.
   * @example Morning stand-up
   */
  name?: string | null;
  /**
   * @description PIN of the room. Keep it secret, and keep it as a string: leading zeros count.
   * @example 4071
   */
  pin?: string | null;
  /**
   * @description PIN of the room for callers from the public phone network (PSTN). Keep it secret.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
 * @description A conference room to create or change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type ConferenceInput = {
  /**
   * @description Whether to announce people who join and leave.
   * @example true
   */
  ann_join_leave?: boolean;
  /**
   * @description Phone numbers (DDIs) that lead to the room.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
 * @description The recipient of the confirmation e-mail.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type ConfirmationRequest = {
  /**
   * Format: email
   * @description Address for the confirmation e-mail.
   * @example priya.nair@harbourlane.example
   */
  email: string;
};
/**
 * @description A person or company in the address book, with up to three phone and three mobile numbers. Requests take different fields: see `ContactInput`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-13: Record and request of a contact. Separate schemas for record and request.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example true
   */
  global?: boolean | null;
  /**
   * @description Name of the contact's group.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Mobile number, in E.164 with or without `+`. To look up a caller, compare all six number fields.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  mobile?: string | null;
  /**
   * @description Second mobile number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900124
   */
  mobile_1?: string | null;
  /**
   * @description Third mobile number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   * @description When someone should next call the contact.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example null
   */
  outcome_id?: number | null;
  /**
   * Format: int64
   * @description Id of a related user.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example null
   */
  rel_user_id?: number | null;
  /**
   * @description Phone number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460955
   */
  tel?: string | null;
  /**
   * @description Second phone number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460956
   */
  tel_1?: string | null;
  /**
   * @description Third phone number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460957
   */
  tel_2?: string | null;
  /**
   * Format: int64
   * @description Kind of contact, as a code. Requests take a string.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger C-13: Record and request of a contact. Separate schemas for record and request.
   * @example 1
   */
  type?: number | null;
  /**
   * Format: int64
   * @description Id of the contact's user.
   * @example 410003
   */
  user_id?: number | null;
};
/** @description The contacts to change. */
export type ContactBulkUpdate = ContactBulkUpdateItem[];
/**
 * @description A contact, with its new group and labels.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type ContactBulkUpdateItem = {
  /**
   * @description Name of the contact's new group.
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
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
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
 * @description A contact to create or change. Only the documented requests have speed dials, `labels`, `groups` and `transfer_list` (C-13).
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 *     Ledger C-13: Record and request of a contact. Separate schemas for record and request.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Name of the contact's group.
   * @example Customers
   */
  group_name?: string;
  /**
   * @description Groups of the contact.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
   * @example []
   */
  groups?: unknown[];
  /**
   * @description Labels of the contact.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  mobile?: string;
  /**
   * @description Second mobile number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900124
   */
  mobile_1?: string;
  /**
   * @description Third mobile number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900125
   */
  mobile_2?: string;
  /**
   * @description Notes about the contact. Send a string, because the record has a string.
   *
   *     Ledger N-54: Type of notes. The field has no type in requests.
   * @example Prefers to be called after five.
   */
  notes?: unknown;
  /**
   * Format: int64
   * @description Id of the outcome.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 81
   */
  outcome_id?: number | bigint;
  /**
   * @description Speed dial of `mobile`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 70
   */
  speed_dial_mobile?: string;
  /**
   * @description Speed dial of `mobile_1`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 71
   */
  speed_dial_mobile_1?: string;
  /**
   * @description Speed dial of `mobile_2`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 72
   */
  speed_dial_mobile_2?: string;
  /**
   * @description Speed dial of `tel`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 60
   */
  speed_dial_phone?: string;
  /**
   * @description Speed dial of `tel_1`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 61
   */
  speed_dial_phone_1?: string;
  /**
   * @description Speed dial of `tel_2`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 62
   */
  speed_dial_phone_2?: string;
  /**
   * @description Phone number, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460955
   */
  tel?: string;
  /**
   * @description Second phone number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460956
   */
  tel_1?: string;
  /**
   * @description Third phone number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460957
   */
  tel_2?: string;
  /**
   * @description Whether the contact is on the transfer list.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example true
   */
  transfer_list?: boolean;
  /**
   * @description Kind of contact. The record returns an integer.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-13: Record and request of a contact. Separate schemas for record and request.
   * @example 1
   */
  type?: string;
  /**
   * Format: int64
   * @description Id of the contact's user.
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
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-19: Two addresses for call tracking. The contract declares all four addresses.
 */
export type Ddi = {
  /**
   * Format: int64
   * @description Id of the number's call flow (`GET /callflows`).
   * @example 951
   */
  call_flow?: number | null;
  /**
   * Format: int64
   * @description Number of channels.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 2
   */
  channels?: number | null;
  /**
   * @description Whether the platform hides the caller id.
   * @example false
   */
  cli_hide?: boolean | null;
  /**
   * Format: int64
   * @description Prefix of the caller id, as an integer.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 0
   */
  cli_prefix?: number | null;
  /**
   * @description When the platform created the record. Use it to filter numbers by date.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2025-03-03 08:20:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description The number in E.164, with or without `+`, for `GET /ddis/{e164}`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  e164?: string | null;
  /**
   * @description Whether `esc` is enabled. In the user model `esc_cli` is the emergency caller id.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 0
   */
  flag?: number | null;
  /**
   * @description Whether the number has a fax password.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 1
   */
  status?: number | null;
  /**
   * Format: int64
   * @description Id of the number's target, whose kind is in `target_type`.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
   * @example 801
   */
  target_id?: number | null;
  /**
   * Format: int64
   * @description Kind of target, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 4
   */
  target_type?: number | null;
  /**
   * @description Whether the number is verified.
   * @example true
   */
  tel_verified?: boolean | null;
  /**
   * @description URI of the number.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
 * @description The dictionaries of a resource, as a collection.
 *
 *     Ledger N-51: Records of dictionaries. The response is a collection of open objects.
 */
export type DictionaryCollection = {
  /** @description The records of the dictionary. */
  data: UnspecifiedRecord[];
  total: Total;
};
/** @description The body of an error. Decide on the HTTP status, and show `message` to people. */
export type ErrorBody = {
  /**
   * @description Details of the error, as objects or messages. The array may be empty or absent, so check before you read `errors[0]`.
   *
   *     Ledger O-02: Elements of errors. `errors` is an optional array of open objects or strings. O-64 says more.
   */
  errors?: (FieldError | string)[];
  /**
   * @description Error message for people. `Validation error` and `Filtration error` are common; read `errors` for the details. The wording may change.
   *
   *     Ledger N-13: Machine-readable error codes. `code` is a string without known values. Decide on the HTTP status.
   *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all of them optional. The examples have the observed messages.
   * @example Authentication failed: token does not exist
   */
  message: string;
};
/**
 * @description A sent or received fax. No documented operation reads its pages; other clients use addresses that the contract does not adopt (O-52).
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type Fax = {
  /**
   * @description Cost of the fax.
   * @example 0
   */
  charge?: number | null;
  /**
   * @description When the platform created the record. Use it to filter faxes by date.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 10:30:00
   */
  created_at?: TimestampOrNull;
  /**
   * @description Name of the file.
   * @example fax-20261120-103000.pdf
   */
  filename?: string | null;
  /**
   * @description Number of the sender, in E.164 with or without `+`. The platform refuses a filter on it with 400.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
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
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
   * @example 1
   */
  status?: number | null;
  /**
   * @description Number of the recipient, in E.164 with or without `+`. The platform refuses a filter on it with 400.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
   * @example 442079460103
   */
  to?: string | null;
  /**
   * Format: int64
   * @description Kind of fax, as a code.
   *
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
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
 * @description An error in one field of the request.
 *
 *     Ledger O-02: Elements of errors. `errors` is an optional array of open objects or strings. O-64 says more.
 *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all of them optional. The examples have the observed messages.
 */
export type FieldError = {
  /**
   * @description Error code, such as `SF0010`. Log it, and decide on the HTTP status.
   *
   *     Ledger O-02: Elements of errors. `errors` is an optional array of open objects or strings. O-64 says more.
   *     Ledger O-64: Bodies of a 400. An element declares `field`, `message` and `code`, all of them optional. The examples have the observed messages.
   *     Ledger N-13: Machine-readable error codes. `code` is a string without known values. Decide on the HTTP status.
   * @example SF0010
   */
  code?: string;
  /**
   * @description Name of the refused field, without a path: `from`, never `body.from` (O-64).
   * @example from
   */
  field?: string;
  /**
   * @description Description of the error, in words.
   * @example This value should not be blank
   */
  message?: string;
} & {
  [key: string]: unknown;
};
/**
 * @description Names of the fields to return, by resource and separated by commas: `fields[cdrs]=id,calldate`. It narrows only the records of the named resource: `include=users&fields[users]=id,status` returns whole queues with narrowed users (O-63). You may send brackets and commas without percent-encoding.
 *
 *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
 *     Ledger O-63: Effect of fields. The description states the observation.
 */
export type FieldsParameter = {
  [key: string]: string;
};
/** @description One condition of a filter. */
export type FilterCondition = {
  operator: FilterOperator;
  /**
   * @description Name of the field to compare.
   * @example calldate
   */
  property: string;
  /**
   * @description Value to compare with; for `in`, an array of strings. You may write a number as a number or a string.
   *
   *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
   */
  value: string | (number | bigint) | (boolean | null) | (string | (number | bigint))[];
};
/**
 * @description The conditions of a filter.
 *
 *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
 */
export type FilterList = FilterCondition[];
/**
 * @description Operator of a condition.
 *
 *     - `eq`, `=`: equal
 *     - `ne`, `neq`, `<>`, `!=`: not equal
 *     - `lt`, `<`: less
 *     - `lte`, `<=`: less or equal
 *     - `gt`, `>`: greater
 *     - `gte`, `>=`: greater or equal
 *     - `in`: equal to a value in the array
 *     - `like`: matches a pattern, such as a bare substring
 *     - `notlike`: the opposite of `like`
 *
 *     Ledger N-27: Pattern of like and notlike. The pattern is any string.
 *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
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
 * @description A JSON array of `{property, operator, value}`, as a URL-encoded string. `property` is a field of the operation's
 *     record. You may write the keys of a condition in any order. Clients also send `[]` (O-44).
 *
 *     The platform refuses some fields and any unknown operator with a 400. Clients write dates as `YYYY-MM-DD HH:MM:SS`
 *     and as `YYYY-MM-DD` (O-44).
 *
 *     To filter by date, use `calldate` for CDRs, `timestamp` for recordings, `origtime` for voicemail, and `created_at`
 *     for other records that have it. To find a phone number, use `in` with both forms, with `+` and without.
 *
 *     Ledger N-19: How conditions combine. The contract declares the list, and says nothing about how it combines.
 *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
 *     Ledger O-29: Fields that can be filtered. `x-filter` names the refused fields. The contract declares 400.
 *     Ledger O-44: Filters on the wire. `value` takes text, a number, a boolean, null or an array.
 */
export type FilterParameter = string;
/**
 * @description Name of a field. The platform groups the records that have the same value in it.
 *
 *     Ledger N-18: Response to group_by. The contract declares a grouped response as the same collection.
 */
export type GroupByParameter = string;
/**
 * @description Name of related records to include in each record, such as `users` on queues.
 *
 *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
 * @example users
 */
export type IncludeParameter = string;
/**
 * @description An IVR (interactive voice response): a menu where callers press a key to choose a destination. Only the documented record has the keys and their sounds (N-77).
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
 */
export type Ivr = {
  /**
   * @description Destination of the `8` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  eight?: string | null;
  /**
   * @description Sounds of the `8` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
   * @description Id of the final destination, whose kind is in `final_dst_type`.
   * @example 30601
   */
  final_dst_id?: number | null;
  /**
   * Format: int64
   * @description Kind of final destination, as a code. Requests take a string.
   *
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 5
   */
  final_dst_type?: number | null;
  /**
   * @description Destination of the `5` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  five?: string | null;
  /**
   * @description Sounds of the `5` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  five_sounds?: string | null;
  /**
   * @description Destination of the `4` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  four?: string | null;
  /**
   * @description Sounds of the `4` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  four_sounds?: string | null;
  /**
   * @description Destination of the `#` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
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
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  nine?: string | null;
  /**
   * @description Sounds of the `9` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example 2200
   */
  one?: string | null;
  /**
   * @description Sounds of the `1` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example press-one-for-sales
   */
  one_sounds?: string | null;
  /**
   * @description Post sounds of the IVR, as a string. Requests take an array.
   *
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example press-one-or-two
   */
  post_sounds?: string | null;
  /**
   * @description Whether the IVR chooses the destination at random.
   * @example false
   */
  random_choice?: boolean | null;
  /**
   * @description Destination of the random choice.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  random_dst?: string | null;
  /**
   * Format: int64
   * @description Number of times that the menu repeats.
   * @example 2
   */
  repeats?: number | null;
  /**
   * Format: int64
   * @description Ring time of the IVR.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 20
   */
  ring_time?: number | null;
  /**
   * @description Destination of the `7` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  seven?: string | null;
  /**
   * @description Sounds of the `7` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  seven_sounds?: string | null;
  /**
   * @description Destination of the `6` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  six?: string | null;
  /**
   * @description Sounds of the `6` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  six_sounds?: string | null;
  /**
   * @description Sounds of the menu.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example welcome-main
   */
  sounds?: string | null;
  /**
   * @description Destination of the `*` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  star?: string | null;
  /**
   * @description Destination of the `3` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  three?: string | null;
  /**
   * @description Sounds of the `3` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  three_sounds?: string | null;
  /**
   * Format: int64
   * @description Timeout of the menu.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 5
   */
  timeout?: number | null;
  /**
   * @description Destination of the `2` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example 2300
   */
  two?: string | null;
  /**
   * @description Sounds of the `2` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example null
   */
  two_sounds?: string | null;
  /**
   * @description Destination of the `0` key.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
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
 * @description An IVR to create. Only the documented record has the keys and their sounds (N-77).
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
 */
export type IvrCreate = {
  /**
   * @description Phone numbers (DDIs) that lead to the IVR.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
   */
  ddis?: unknown[];
  /**
   * @description Whether callers may dial an extension.
   * @example true
   */
  ext_dialing?: boolean;
  /**
   * Format: int64
   * @description Id of the final destination, whose kind is in `final_dst_type`.
   * @example 30602
   */
  final_dst_id?: number | bigint;
  /**
   * @description Kind of final destination. Users have the values U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
   * @example Q
   */
  final_dst_type?: string;
  /**
   * @description Language of the IVR.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
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
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   */
  post_sounds?: unknown[];
  /**
   * @description Whether the IVR chooses the destination at random.
   * @example false
   */
  random_choice?: boolean;
  /**
   * Format: int64
   * @description Number of times that the menu repeats.
   * @example 2
   */
  repeats?: number;
  /**
   * Format: int64
   * @description Ring time of the IVR.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 20
   */
  ring_time?: number;
  /**
   * Format: int64
   * @description Timeout of the menu.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
 * @description The fields of an IVR to change. This schema also accepts the other fields of `POST /ivrs`.
 *
 *     Ledger N-48: Rest of the IVR update. The contract declares the fields up to `final_dst_type` and accepts others. Statuses are ranges.
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
 */
export type IvrUpdate = {
  /**
   * @description Phone numbers (DDIs) that lead to the IVR.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   */
  ddis?: unknown[];
  /**
   * @description Whether callers may dial an extension.
   * @example true
   */
  ext_dialing?: boolean;
  /**
   * @description Kind of final destination. Users have the values U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
   * @example Q
   */
  final_dst_type?: string;
  /**
   * @description Language of the IVR.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
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
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger C-07: Record and request of an IVR. Separate schemas for record and request.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   */
  post_sounds?: unknown[];
  /**
   * Format: int64
   * @description Number of times that the menu repeats.
   * @example 2
   */
  repeats?: number;
  /**
   * Format: int64
   * @description Ring time of the IVR.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 20
   */
  ring_time?: number;
  /**
   * Format: int64
   * @description Timeout of the menu.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 5
   */
  timeout?: number;
};
/**
 * @description A call to a lead, with the text to speak.
 *
 *     Ledger O-13: Caller id of POST /leadcalls. `caller_id` is required.
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type LeadcallCreate = {
  /**
   * @description Number that the lead sees. Without it the platform responds with 400 "DDI not found".
   *
   *     Ledger O-13: Caller id of POST /leadcalls. `caller_id` is required.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460110
   */
  caller_id: string;
  /**
   * @description Number (E.164) or extension to call.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
 *     Ledger N-14: Content of links. `links` is an object with any fields.
 */
export type Links = Record<string, unknown>;
/**
 * Format: int64
 * @description Id of a live call: `data.id` from `POST /calls` or `POST /leadcalls`, or `call_id` of an event. It is not the id of a CDR. It can exceed 2^31 (O-60), so keep it in 64 bits.
 *
 *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
 * @example 5000000106
 */
export type LiveCallId = number | bigint;
/**
 * @description Credentials of a user.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type LoginCredentials = {
  /**
   * @description Fingerprint of the device.
   *
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. The contract declares the fields with their types, and says nothing about their effect.
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
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. The contract declares the fields with their types, and says nothing about their effect.
   * @example false
   */
  remember_me?: boolean;
};
/**
 * @description The user of the token. `is_root` is a string here and a boolean in a user record, and `id` may be a string.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-15: Me and User. `is_root` has the documented type in both records. `id` of Me is a string or an integer, because every other user id is an integer.
 */
export type Me = {
  /**
   * @description Balance, presumably in the currency of `currency_iso`.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
   * @example 3107
   */
  customer_id?: number | string | null;
  /**
   * Format: email
   * @description E-mail address of the user.
   *
   *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
   * @example mei.lindqvist@harbourlane.example
   */
  email?: string | null;
  /**
   * @description First name of the user.
   *
   *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
   * @example Mei
   */
  first_name?: string | null;
  /**
   * @description Id of the user, as a number or a string of digits; other records have a number. Send it as a string in `from` of `POST /calls`.
   *
   *     Ledger C-15: Me and User. `is_root` has the documented type in both records. `id` of Me is a string or an integer, because every other user id is an integer.
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 410003
   */
  id: string | number;
  /**
   * @description Whether the user is root admin, as a string. Compare the text: every string except the empty one counts as true.
   *
   *     Ledger C-15: Me and User. `is_root` has the documented type in both records. `id` of Me is a string or an integer, because every other user id is an integer.
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example false
   */
  is_root?: string | null;
  /**
   * @description Language of the user.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example en
   */
  language?: string | null;
  /**
   * @description Last name of the user.
   *
   *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
   * @example Lindqvist
   */
  last_name?: string | null;
  /**
   * @description SIP domain of the user.
   *
   *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
   * @example harbourlane.pbx.example
   */
  sip_domain?: string | null;
  /**
   * Format: password
   * @description SIP password of the user. Never log it or pass it on.
   *
   *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
   * @example not-a-real-sip-password
   */
  sip_password?: string | null;
};
/**
 * @description A media session of a call. Its MSDR refers to it in `media_session_id`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type MediaSession = {
  /**
   * @description Call id, as a string.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example ended
   */
  status?: string | null;
  /**
   * @description Kind of media session.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example audio
   */
  type?: string | null;
  /**
   * @description When the platform last updated the media session.
   * @example 2026-11-20 09:05:22
   */
  updated_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the session's user.
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
 * @description The user of the token, with or without `links`.
 *
 *     Ledger O-26: Response of GET /me. Me is inside `data`, and `links` is optional.
 */
export type MeSingle = {
  data: Me;
  links?: Links;
};
/**
 * @description A recording of a call. No known field of the record holds the call's id (O-23): find the recording with a filter on `live_id`, and store that id with it.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
 */
export type Monitor = {
  /**
   * @description Number or extension that was called.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460101
   */
  called?: string | null;
  /**
   * @description Calling number or extension.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  caller?: string | null;
  /**
   * @description When the platform created the record. To filter by date, use `timestamp`.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   * @example 2026-11-20 09:05:22
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Customer experience score.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 82
   */
  cx_score?: number | null;
  /**
   * Format: int64
   * @description Length of the recording.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
   *     Ledger N-53: Type of metadata. The field has no type.
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   * @example {
   *       "ticket": "HL-2041"
   *     }
   */
  metadata?: unknown;
  /**
   * @description Sentiment of the conversation.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example positive
   */
  sentiment?: string | null;
  /**
   * Format: int64
   * @description Size of the MP3 file in bytes. Compare it with the bytes that you have saved, because only this record gives the size (O-06).
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
   *     Ledger O-06: Content type of .mp3. The contract declares `audio/*`, with status 200 only.
   * @example 736512
   */
  size?: number | null;
  /**
   * @description Summary of the conversation.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   * @example Alice asks whether her bike is ready. Tom promises it for the afternoon.
   */
  summary?: string | null;
  /**
   * @description Date of the recording. Use it to filter recordings by date.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 09:02:18
   */
  timestamp?: TimestampOrNull;
  /**
   * @description Token of the recording. Keep it as secret as an access token.
   *
   *     Ledger N-63: Token of a recording. The field is a string. The description advises you to keep it secret.
   * @example 9d1c4e7a20b85f36
   */
  token?: string | null;
  /**
   * @description Transcript of the recording.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   * @example Harbour Lane Cycles, Tom speaking. Hello, this is Alice Moran.
   */
  transcript?: string | null;
  /**
   * @description Transcript with the speakers.
   *
   *     Ledger N-61: Analysis fields of a recording. The record declares the fields as optional and nullable.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example Tom: Harbour Lane Cycles, Tom speaking. Alice: Hello, this is Alice Moran.
   */
  transcript_speakers?: string | null;
  /**
   * @description Direction of the recorded call: I inbound, O outbound.
   *
   *     Ledger O-23: Fields of a recording. The contract declares these fields and marks them. You can filter on `live_id`. O-68 covers `type`.
   *     Ledger O-68: type and size of a recording. `type` is an open enumeration.
   * @example I
   */
  type?: 'I' | 'O' | (string & {}) | null;
};
/**
 * @description An AI dictionary record, with the same three documented fields as a recording. Expect further fields.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger N-62: Purpose of the AI dictionary. The schema has the three documented fields and is open.
 */
export type MonitorAiDictionary = {
  /**
   * @description When the platform created the record.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   * @example 2026-02-09 11:30:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the record; whether it is also the id of a recording is unknown (N-62).
   * @example 7101
   */
  id: number;
  /**
   * @description Token of the record. Keep it as secret as an access token.
   *
   *     Ledger N-63: Token of a recording. The field is a string. The description advises you to keep it secret.
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
 * @description The audio of a recording is ready for download. Expect further fields.
 *
 *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
 *     Ledger N-02: Presence and null of event fields. The fields that identify the event are required: `id`, `event_time`, `event_name` and, for calls, `call_id` and `state`. All other fields are optional and may be null.
 */
export type MonitorAudioReadyEvent = {
  /**
   * @description Id of the recorded call, and the `live_id` of its CDR.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
   * @example 5000000101
   */
  call_id?: number | string | null;
  /**
   * @description Id of the customer account.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
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
   * @description Time of the event, UTC.
   * @example 2026-11-20 09:05:31
   */
  event_time: Timestamp;
  /**
   * @description Unique id of the event. Keep it to recognise repeated deliveries.
   * @example evt-7f3a010b
   */
  id: string;
  /**
   * @description Id of the recording, for `GET /monitors/{id}.mp3`.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
   * @example 7001
   */
  monitor_id?: number | string | null;
  /**
   * @description Size of the audio file in bytes. Compare it with your download.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   * @example 736512
   */
  size?: number | string | null;
  /**
   * @description Id of the user.
   *
   *     Ledger O-34: Further events and states. The contract declares the two events with known bodies, and marks them. It does not declare the wrap-up event. States are open.
   *     Ledger O-31: src_id and dst_id of events. The fields are an integer or a string.
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
 * @description The analysis of a recording to store. The documents list no other field to change (N-25).
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type MonitorUpdate = {
  /**
   * Format: int64
   * @description Customer experience score.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 82
   */
  cx_score?: number;
  /**
   * @description Further data about the recording. Read it back once to see what the platform stores.
   *
   *     Ledger N-53: Type of metadata. The field has no type.
   * @example {
   *       "ticket": "HL-2041"
   *     }
   */
  metadata?: unknown;
  /**
   * @description Sentiment of the conversation.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example Mei: Hello Ben, this is Mei from Harbour Lane Cycles.
   */
  transcript_speakers?: string;
};
/**
 * @description A media session record (MSDR). The cost and the disposition of the call are in its CDR.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type Msdr = {
  /**
   * @description Call id, as a string.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
   * @example 5000000111
   */
  call_id?: string | null;
  /**
   * @description When the platform created the record. Use it to filter MSDRs by date.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   * @example 2026-11-20 09:05:22
   */
  created_at?: TimestampOrNull;
  /**
   * @description Number or extension that was called.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   * @description Reason why the session ended.
   *
   *     Ledger N-09: Values of t_cause. The field is a plain string.
   * @example Normal Clearing
   */
  t_cause?: string | null;
  /**
   * @description Kind of media session.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example audio
   */
  type?: string | null;
  /**
   * Format: int64
   * @description Id of the session's user.
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
/** @description A new password, with the token that allows you to set it. */
export type PasswordReset = {
  /**
   * Format: password
   * @description The new password.
   *
   *     Ledger N-75: Account recovery: lifetimes and rules. The contract leaves it open.
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
 * @description The user who wants a new password.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type PasswordResetRequest = {
  /**
   * Format: email
   * @description E-mail address of the user, which receives the token.
   * @example tom.reyes@harbourlane.example
   */
  email: string;
};
/**
 * @description A pickup group. Users refer to it in `pickup_group_id`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
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
   * @description Users of the group, as a single integer despite the plural name.
   *
   *     Ledger C-23: users of a pickup group. The field is an integer, as documented.
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
 * @description The response to a ping, with `message` or with `data.response`. Decide on the HTTP status.
 *
 *     Ledger O-21: Response of GET /ping. Both forms are valid.
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
 * @description A call queue. Requests use different names and types for some of its fields.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
 */
export type Queue = {
  /**
   * Format: int64
   * @description How often the queue plays announcements.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 60
   */
  ann_freq?: number | null;
  /**
   * Format: int64
   * @description Id of the queue's call flow (`GET /callflows`).
   * @example 951
   */
  call_flow?: number | null;
  /**
   * @description Sounds for callers.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example welcome-sales
   */
  caller_sounds?: string | null;
  /**
   * @description Whether the queue puts a prefix before the caller id.
   * @example true
   */
  cli_prefix?: boolean | null;
  /**
   * @description E-mail address for reports of missed calls.
   * @example office@harbourlane.example
   */
  email_missed?: string | null;
  /**
   * Format: int64
   * @description Id of the final destination, whose kind is in `final_dst_type`.
   * @example 701
   */
  final_dst_id?: number | null;
  /**
   * Format: int64
   * @description Kind of final destination, as a code. Requests take a string.
   *
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 3
   */
  final_dst_type?: number | null;
  /**
   * @description Whether callers may leave the queue with the `#` key.
   * @example true
   */
  hash_to_exit?: boolean | null;
  /**
   * @description Whether the queue has a hold announcement.
   * @example true
   */
  hold_ann?: boolean | null;
  /**
   * Format: int64
   * @description Id of the queue, not its `number`.
   *
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 30601
   */
  id: number;
  /**
   * Format: int64
   * @description Id of the queue's IVR (`GET /ivrs`). Requests call it `ivr_id`.
   *
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 1
   */
  language?: number | null;
  /**
   * @description Setting `liaf`. The documents do not explain it.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Longest waiting time of a caller.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 120
   */
  max_wait_time?: number | null;
  /**
   * Format: int64
   * @description Id of the music on hold. Requests call it `moh_id`.
   *
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   * @example 31
   */
  moh?: number | null;
  /**
   * Format: int64
   * @description Recording setting of the queue, as a code. Requests take a string.
   *
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 5
   */
  retry?: number | null;
  /**
   * @description Ring strategy, as a string or as a code.
   *
   *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example A
   */
  ring_strategy?: 'A' | (string & {}) | number | null;
  /**
   * Format: int64
   * @description How long the queue rings a user.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 20
   */
  ring_time?: number | null;
  /**
   * @description Whether the queue skips busy users.
   * @example true
   */
  skip_busy?: boolean | null;
  /**
   * @description Users of the queue: user ids or, with `include=users`, objects. Request the objects if you need the status of the users.
   *
   *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
   *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
   *     Ledger O-63: Effect of fields. The description states the observation.
   */
  users?: (number | QueueUser)[] | null;
  /**
   * @description Whether the queue puts the waiting time before the caller id.
   * @example false
   */
  wait_time_prefix?: boolean | null;
  /**
   * @description Whether the queue has a wrap-up panel.
   * @example true
   */
  wrap_up_panel?: boolean | null;
  /**
   * Format: int64
   * @description Timeout of the wrap-up panel.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 30
   */
  wrap_up_panel_timeout?: number | null;
  /**
   * Format: int64
   * @description Wrap-up time after a call.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
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
 * @description A queue to create. In the record, `moh_id` and `ivr_id` are `moh` and `ivr`, and four of the strings are integers.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
 */
export type QueueCreate = {
  /**
   * @description Sounds for agents.
   *
   *     Ledger N-55: Type of agent_sounds and caller_sounds. The fields have no type in requests.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example whisper-sales
   */
  agent_sounds?: unknown;
  /**
   * Format: int64
   * @description How often the queue plays announcements.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 60
   */
  ann_freq?: number;
  /**
   * @description Sounds for callers. The record has a string.
   *
   *     Ledger N-55: Type of agent_sounds and caller_sounds. The fields have no type in requests.
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
   */
  ddis?: unknown[];
  /**
   * @description E-mail address for reports of missed calls.
   * @example office@harbourlane.example
   */
  email_missed?: string;
  /**
   * Format: int64
   * @description Id of the final destination, whose kind is in `final_dst_type`.
   * @example 701
   */
  final_dst_id?: number | bigint;
  /**
   * @description Kind of final destination. Users have the values U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   * @example R
   */
  final_dst_type?: string;
  /**
   * @description Groups of the queue.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   */
  groups?: unknown[];
  /**
   * @description Whether callers may leave the queue with the `#` key.
   * @example true
   */
  hash_to_exit?: boolean;
  /**
   * @description Whether the queue has a hold announcement.
   * @example true
   */
  hold_ann?: boolean;
  /**
   * Format: int64
   * @description Id of the queue's IVR (`GET /ivrs`). The record calls it `ivr`.
   *
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
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
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   * @example en
   */
  language?: string;
  /**
   * @description Setting `liaf`. The documents do not explain it. Leave it out unless you know it.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Longest waiting time of a caller.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 120
   */
  max_wait_time?: number;
  /**
   * Format: int64
   * @description Id of the music on hold. The record calls it `moh`.
   *
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   * @example 31
   */
  moh_id?: number | bigint;
  /**
   * @description Recording setting of the queue. Users have the values N, A, I and O.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example 5
   */
  retry?: number;
  /**
   * @description Ring strategy. Records were observed with `A`, which means ring all in the user model.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-06: Record and request of a queue. Separate schemas for record and request.
   *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
   * @example A
   */
  ring_strategy?: string;
  /**
   * Format: int64
   * @description How long the queue rings a user.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 20
   */
  ring_time?: number;
  /**
   * @description Whether the queue skips busy users.
   * @example true
   */
  skip_busy?: boolean;
  /**
   * @description Users of the queue, as objects with a user id and a boolean that marks the user as logged in by default.
   *
   *     Ledger N-60: Fields of a queue user. The elements are open objects.
   */
  users?: Record<string, unknown>[];
  /**
   * @description Whether to put the waiting time before the caller id.
   * @example false
   */
  wait_time_prefix?: boolean;
  /**
   * @description Whether the queue has a wrap-up panel.
   * @example true
   */
  wrap_up_panel?: boolean;
  /**
   * Format: int64
   * @description Timeout of the wrap-up panel.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 30
   */
  wrap_up_panel_timeout?: number;
  /**
   * Format: int64
   * @description Wrap-up time after a call.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 15
   */
  wrap_up_time?: number;
};
/**
 * @description A group of queues. The documented record has no queues (N-81).
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
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
 * @description A queue group to create or change. This schema declares no field and rejects none (N-38); the record has `name`.
 *
 *     Ledger N-38: Bodies of queue group requests. The body is an open object.
 */
export type QueueGroupInput = Record<string, unknown>;
/** @description One queue group. */
export type QueueGroupSingle = {
  data: QueueGroup;
  links: Links;
};
/**
 * @description The queue after the change of its users. It is unknown whether `links` comes with it.
 *
 *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
 */
export type QueueMembersResult = {
  data: Queue;
  links?: Links;
};
/**
 * @description The users who join or leave a queue. It is unknown whether users that you leave out keep their status. This schema accepts further fields.
 *
 *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
 *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type QueueMembersUpdate = {
  /** @description The users to change. */
  users: QueueMemberUpdate[];
};
/**
 * @description A user and the user's new status in the queue.
 *
 *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
 *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type QueueMemberUpdate = {
  /**
   * Format: int64
   * @description Id of the user, not the extension.
   *
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 410003
   */
  id: number | bigint;
  /**
   * @description Whether the user is in the queue: true to join, false to leave.
   *
   *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
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
 * @description A user of a queue, as `include=users` returns it.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
 *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
 */
export type QueueUser = {
  /**
   * @description First name of the user.
   *
   *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
   * @example Tom
   */
  first_name?: string | null;
  /**
   * Format: int64
   * @description Id of the user.
   *
   *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
   * @example 410002
   */
  id: number;
  /**
   * @description Last name of the user.
   *
   *     Ledger O-24: Ring strategy and users of a queue. Both types are valid. `users` holds ids or objects; O-62 covers their `status`.
   * @example Reyes
   */
  last_name?: string | null;
  /**
   * @description Whether the user has joined the queue (true) or left it (false). Change it with `PATCH /queues/{id}`.
   *
   *     Ledger O-50: Queue members. The contract declares and marks the operation, with its errors as a range. O-62 covers success and `status`.
   *     Ledger O-62: Response of PATCH /queues/{id}, and type of status. The contract declares 200 with the queue in `data` and optional `links`, and the parameters `include` and `fields`. `status` is a boolean; in records it may be null (N-01).
   * @example true
   */
  status?: boolean | null;
};
/**
 * Format: int64
 * @description The number in `id` of a record, or in a field that refers to it.
 */
export type RecordId = number | bigint;
/** @description Ids of records, separated by commas: `/7001,7002`. Never send an empty list: an address that ends after the slash is one character away from the operation that deletes everything. */
export type RecordIdList = RecordId[];
/**
 * @description A scheduled report, with its recipients and the times of its runs.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type ReportSchedule = {
  /**
   * @description When the schedule was created.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-09-01 08:20:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Culture (language and region) of the report, as a code. Requests take a string.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 1
   */
  culture?: number | null;
  /**
   * @description Description of the schedule.
   * @example Missed calls of the day before
   */
  description?: string | null;
  /**
   * @description E-mail addresses of the recipients.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   */
  emails?: string[] | null;
  /**
   * @description When the schedule ends. Requests take a date.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   * @example null
   */
  end_at?: string | null;
  /**
   * Format: int64
   * @description File format of the report, as a code. Requests take a string.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 2
   */
  format?: number | null;
  /**
   * @description How often the platform runs the report, as a string. Requests take an object.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
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
   * @description When the platform last ran the report.
   * @example 2026-11-20 06:00:00
   */
  last_run_at?: TimestampOrNull;
  /**
   * @description Name of the schedule.
   * @example Daily missed calls
   */
  name?: string | null;
  /**
   * @description When the platform next runs the report.
   * @example 2026-11-21 06:00:00
   */
  next_run_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the report.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
   * @example 12
   */
  report_id?: number | null;
  /**
   * @description When the schedule starts. Requests take a date.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   * @example 2026-09-01 00:00:00
   */
  start_at?: string | null;
  /**
   * Format: int64
   * @description Status of the schedule, as a code. Requests take a string.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
   * @example 1
   */
  status?: number | null;
  /**
   * @description Time zone of the schedule.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
 * @description A report schedule to create or change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type ReportScheduleInput = {
  /**
   * @description Culture (language and region) of the report.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example en_GB
   */
  culture?: string;
  /**
   * @description Description of the schedule.
   * @example Missed calls of the day before
   */
  description?: string;
  /** @description E-mail addresses of the recipients. */
  emails?: string[];
  /**
   * Format: date
   * @description Date on which the schedule ends.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   * @example 2027-08-31
   */
  end_at?: string;
  /**
   * @description File format of the report.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example csv
   */
  format?: string;
  /**
   * @description How often and when to run the report. The record returns a string.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   */
  frequency?: {
    /**
     * @description Days of the month.
     *
     *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
     */
    day_of_month?: unknown[];
    /**
     * @description Days of the week.
     *
     *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
     */
    day_of_week?: number[];
    /**
     * @description Times of the day.
     *
     *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
     */
    time_of_day?: number[];
    /**
     * @description Kind of frequency.
     *
     *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
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
   * @description Id of the report. Take it from an existing schedule: no documented operation lists reports (N-49).
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
   * @example 12
   */
  report_id?: number | bigint;
  /**
   * Format: date
   * @description Date on which the schedule starts.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   * @example 2026-09-01
   */
  start_at?: string;
  /**
   * @description Status of the schedule.
   *
   *     Ledger C-11: Record and request of a report schedule. Separate schemas for record and request.
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example active
   */
  status?: string;
  /**
   * @description Time zone of the schedule.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
 * @description A group of users who ring under one number. Only the documented requests have its users and phone numbers (N-77).
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
 */
export type RingGroup = {
  /**
   * @description Whether the group puts a prefix before the caller id.
   * @example true
   */
  cli_prefix?: boolean | null;
  /**
   * Format: int64
   * @description Id of the final destination, whose kind is in `final_dst_type`.
   * @example 410001
   */
  final_dst_id?: number | null;
  /**
   * Format: int64
   * @description Kind of final destination, as a code. Requests take a string.
   *
   *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 2
   */
  final_dst_type?: number | null;
  /**
   * Format: int64
   * @description Id of the ring group, not its `number`. Events refer to the group in `context` as `RG-<id>`.
   *
   *     Ledger O-32: context of events. The field is an open enumeration and optional.
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
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 30
   */
  ring_time?: number | null;
  /**
   * Format: int64
   * @description Ring strategy, as a code. Requests take a string.
   *
   *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
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
 * @description A ring group to create or change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
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
   *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
   *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
   */
  ddis?: string[];
  /**
   * Format: int64
   * @description Id of the final destination, whose kind is in `final_dst_type`.
   * @example 410001
   */
  final_dst_id?: number | bigint;
  /**
   * @description Kind of final destination. Users have the values U, V, R, I, Q, C and H.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
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
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 25
   */
  ring_time?: number;
  /**
   * @description Ring strategy. Follow Me has the values A (ring all), H (hunt) and M (memory hunt).
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-12: Record and request of a ring group. Separate schemas for record and request.
   * @example A
   */
  strategy?: string;
  /**
   * @description Ids of the users who ring, not their extensions.
   *
   *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
   *     Ledger N-77: Fields that only requests have. The contract has each field where the documents have it.
   */
  users?: (number | bigint)[];
};
/** @description One ring group. */
export type RingGroupSingle = {
  data: RingGroup;
  links: Links;
};
/**
 * @description A rule for calls that match a source, a destination and a time interval. It may, for instance, block or redirect them. The lists are strings here and arrays in requests.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
 */
export type RoutingRule = {
  /**
   * @description Action for a matching call, for instance to block it or redirect it to an IVR or a user.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example block
   */
  action?: string | null;
  /**
   * Format: int64
   * @description Id of the rule's customer account.
   * @example 3107
   */
  customer?: number | null;
  /**
   * @description Called side that the rule matches: number patterns or groups, as a string. Requests take an array.
   *
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example 41
   */
  destination?: string | null;
  /**
   * Format: int64
   * @description Direction of the calls that the rule matches, as a code. Requests take a string.
   *
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   * @example 1
   */
  direction?: number | null;
  /**
   * @description Whether the rule has a final destination. The documented requests do not have it.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Calling side that the rule matches, as a string: user ids or E.164 numbers, depending on the direction. Requests take an array.
   *
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example 447700900666
   */
  source?: string | null;
  /**
   * @description Time intervals of the rule, as a string. Requests take an array.
   *
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   *     Ledger N-83: Time intervals of routing rules. Requests have the ids of intervals, records have a string, and the contract has no schema of an interval.
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
 * @description A routing rule to create or change. You can set `direction` only when you create the rule.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
 */
export type RoutingRuleInput = {
  /**
   * @description Action for a matching call, for instance to block it or redirect it to an IVR or a user.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger N-79: Target of a redirect. `action` is a string, as documented. The request has no further field.
   * @example block
   */
  action?: string;
  /**
   * @description Called side that the rule matches: ids of number patterns, or groups.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
   */
  destination?: unknown[];
  /**
   * @description Direction of the calls that the rule matches. `PATCH` cannot change it; for the other direction, create a new rule.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
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
   * @description Calling side that the rule matches: user ids or E.164 numbers, depending on `direction`.
   *
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
   */
  source?: ((number | bigint) | string)[];
  /**
   * @description Ids of the rule's time intervals. No documented operation reads time intervals (N-49).
   *
   *     Ledger C-09: Record and request of a routing rule. Separate schemas for record and request.
   *     Ledger N-83: Time intervals of routing rules. Requests have the ids of intervals, records have a string, and the contract has no schema of an interval.
   */
  time_interval?: (number | bigint)[];
};
/** @description One routing rule. */
export type RoutingRuleSingle = {
  data: RoutingRule;
  links: Links;
};
/**
 * @description The second step of a login. Only `code` and `nonce` are required (O-01).
 *
 *     Ledger O-01: Second factor at login. The contract declares 202 with `nonce`. `code` and `nonce` are required.
 */
export type SecondFactorRequest = {
  /**
   * @description Whether to add the device.
   *
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. The contract declares the fields with their types, and says nothing about their effect.
   * @example false
   */
  add_device?: boolean;
  /**
   * @description The code from the e-mail. Keep it as a string, because a number would lose leading zeros.
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
   *     Ledger N-04: Effect of remember_me, device_fingerprint and add_device. The contract declares the fields with their types, and says nothing about their effect.
   * @example false
   */
  remember_me?: boolean;
};
/**
 * @description The response for a user with a second factor. The platform sends a code by e-mail, and `POST /login2fa` returns the token. The body may have further fields besides `nonce`.
 *
 *     Ledger O-01: Second factor at login. The contract declares 202 with `nonce`. `code` and `nonce` are required.
 */
export type SecondFactorRequired = {
  /**
   * @description Opaque value for `POST /login2fa`. Send it back unchanged, with the code.
   *
   *     Ledger O-01: Second factor at login. The contract declares 202 with `nonce`. `code` and `nonce` are required.
   *     Ledger N-75: Account recovery: lifetimes and rules. The contract leaves it open.
   * @example b1946ac92492d2347c6235b4d2611184
   */
  nonce: string;
} & {
  [key: string]: unknown;
};
/**
 * @description A text message (SMS). In the `sms.received` event, `from` and `to` are `from_no` and `to_no`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type Sms = {
  /**
   * @description When the platform created the record. Use it to filter messages by date.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 09:50:12
   */
  created_at?: TimestampOrNull;
  /**
   * @description Number of the sender, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  from?: string | null;
  /**
   * @description Id of the sender, as a string.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
   * @description Result of the message. The documents do not list its values, so show it and do not base decisions on it.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example sent
   */
  result?: string | null;
  /**
   * @description Number of the recipient, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  to?: string | null;
  /**
   * @description Id of the recipient, as a string.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example out
   */
  type?: string | null;
  /**
   * Format: int64
   * @description Id of the message's user.
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
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type SmsCreate = {
  /**
   * @description Number to send from, in E.164.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  from?: string;
  /**
   * @description Text of the message. The event of a received message calls it `text`.
   * @example Your bike is ready to collect.
   */
  message: string;
  /**
   * @description Number of the recipient, in E.164.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  to: string;
};
/**
 * @description A text message that the account received.
 *
 *     Ledger N-02: Presence and null of event fields. The fields that identify the event are required: `id`, `event_time`, `event_name` and, for calls, `call_id` and `state`. All other fields are optional and may be null.
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
   * @description Time of the event, UTC.
   * @example 2026-11-20 09:58:40
   */
  event_time: Timestamp;
  /**
   * @description Number of the sender, in E.164 with or without `+`.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900123
   */
  from_no?: string | null;
  /**
   * @description Unique id of the event, not the id of the message in `GET /sms`.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  to_no?: string | null;
  /**
   * Format: int64
   * @description Id of the user account that received the message; it may be null or absent.
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
 * @description Direction to sort in: `ASC` for ascending, `DESC` for descending.
 *
 *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
 * @example DESC
 */
export type SortDirection = 'ASC' | 'DESC' | (string & {});
/**
 * @description Name of the field to sort by.
 *
 *     Ledger O-43: sort, dir, include and fields. The contract declares and marks the parameters on collection GETs and where O-62 observed them. O-63 says what `fields` narrows.
 *     Ledger O-81: Minus sign in sort. The question stays open, and the contract follows the documents. The direction is `dir` (O-43).
 */
export type SortParameter = string;
/**
 * @description The envelope of a sub-resource, with a single record or several records.
 *
 *     Ledger N-46: Records of sub-resources. `data` is an object or an array of objects. `links` and `total` are optional.
 */
export type SubResource = {
  /** @description A single record or several records. */
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
 * @description Date and time as `YYYY-MM-DD HH:MM:SS`, UTC; null if none is known.
 *
 *     Ledger N-70: Time zone of timestamps. The contract treats all timestamps as UTC.
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
 * @description A user of the account, with identity, permissions and settings for calls. If only a field's name is known, its description repeats the name.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 *     Ledger C-05: User record and user model. One schema has the fields of both, all of them optional.
 *     Ledger O-69: Fields of listed users. One schema has all fields, and they are optional.
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example Alert-Info: auto-answer
   */
  auto_answer_header?: string | null;
  /**
   * @description Whether the user may barge into calls. Barging also requires separate permissions.
   *
   *     Ledger N-05: Role or permission for an operation. The contract declares 403 where the documents list it. No operation names a role.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-25: Fields of a user record. The contract declares the fields of the user model (O-69).
   * @example 442079460100
   */
  cli?: string | null;
  /**
   * @description Whether CNAM (caller name) is enabled.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example true
   */
  cnam?: boolean | null;
  /**
   * @description When the user was created, UTC. Use it to filter users by date.
   *
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2025-03-03 08:25:00
   */
  created_at?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the owning customer account. The user model calls it `customer_id_id`.
   *
   *     Ledger C-05: User record and user model. One schema has the fields of both, all of them optional.
   * @example 3107
   */
  customer?: number | null;
  /**
   * Format: int64
   * @description Id of the owning customer account. Records call it `customer`.
   *
   *     Ledger C-05: User record and user model. One schema has the fields of both, all of them optional.
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
   *     Ledger O-25: Fields of a user record. The contract declares the fields of the user model (O-69).
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
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example mei.lindqvist@harbourlane.example
   */
  email_missed?: string | null;
  /**
   * @description Emergency caller id.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460100
   */
  esc_cli?: string | null;
  /**
   * @description Extension of the user.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   *     Ledger O-25: Fields of a user record. The contract declares the fields of the user model (O-69).
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 2103
   */
  ext?: string | null;
  /**
   * Format: int64
   * @description Id of the final destination, whose kind is in `final_dst_type`.
   * @example null
   */
  final_dst_id?: number | null;
  /**
   * @description Kind of final destination after `ring_time`: U user, V voicemail, R ring group, I IVR, Q queue, C conference, H hang up.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
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
   * @description Caller id for Follow Me: R for the remote party, L for the local user.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example R
   */
  fm_cli?: 'R' | 'L' | (string & {}) | null;
  /**
   * @description Whether Follow Me requires a confirmation.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
   * @example false
   */
  fm_confirm_required?: boolean | null;
  /**
   * Format: int64
   * @description Id of the final destination of Follow Me. `fm_final_dst_type` says what kind of destination it is.
   * @example null
   */
  fm_final_dst_id?: number | null;
  /**
   * @description Kind of final destination of Follow Me, with the values of `final_dst_type`.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
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
   * @description Whether Follow Me applies to direct calls only.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example A
   */
  fm_strategy?: 'A' | 'H' | 'M' | (string & {}) | null;
  /**
   * @description Targets of Follow Me: numbers or SIP URIs.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   */
  fm_targets?: string[] | null;
  /**
   * Format: int64
   * @description Id of the user, not the extension (`ext`). Send it, as a string, in `from` of `POST /calls`.
   *
   *     Ledger O-60: Size and form of ids. Ids are int64 without a pattern, because the forms were observed in a few accounts only.
   * @example 410003
   */
  id: number;
  /**
   * @description Whether this user created the account.
   * @example false
   */
  is_initial?: boolean | null;
  /**
   * @description Whether the user is root admin. `GET /me` returns it as a string.
   *
   *     Ledger C-15: Me and User. `is_root` has the documented type in both records. `id` of Me is a string or an integer, because every other user id is an integer.
   * @example false
   */
  is_root?: boolean | null;
  /**
   * @description Language of the user.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
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
   * @description Deprecated API key. Use a token from `POST /apitokens`, and never log this key.
   *
   *     Ledger N-26: Deprecation and removal. The contract keeps deprecated fields and marks them `deprecated`.
   * @example null
   */
  legacy_api_key?: string | null;
  /**
   * @description Id of the user's location. `PATCH /users` takes it as an integer.
   *
   *     Ledger C-22: location_id: string or integer. Record and request have the documented types.
   * @example 21
   */
  location_id?: string | null;
  /**
   * @description Whether the platform logs missed calls.
   * @example true
   */
  log_missed_calls?: boolean | null;
  /**
   * @description Mobile number of the user.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900203
   */
  mobile?: string | null;
  /**
   * @description Whether the mobile number is activated.
   * @example true
   */
  mobile_activated?: boolean | null;
  /**
   * @description Recording setting of the user: N no calls, A all calls, I inbound only, O outbound only.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example A
   */
  monitor?: 'N' | 'A' | 'I' | 'O' | (string & {}) | null;
  /**
   * @description Analysis of the user's recordings: D none, Y a transcript, a summary and a sentiment analysis.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example Y
   */
  monitor_transcript?: 'D' | 'Y' | (string & {}) | null;
  /**
   * Format: int64
   * @description Number of SIP locations configured for the user. A number above 0 does not mean that a phone is online (O-69).
   *
   *     Ledger O-25: Fields of a user record. The contract declares the fields of the user model (O-69).
   *     Ledger O-69: Fields of listed users. One schema has all fields, and they are optional.
   * @example 1
   */
  nb_sip_locations?: number | null;
  /**
   * @description Network unavailability number.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900203
   */
  nun?: string | null;
  /**
   * @description Whether the network unavailability number applies to direct calls only.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Id of the user's pickup group.
   * @example null
   */
  pickup_group_id?: number | null;
  /**
   * @description Whether recording is allowed.
   * @example true
   */
  rec_allowed?: boolean | null;
  /**
   * @description Whether the platform never records internal calls.
   * @example true
   */
  rec_never_internal?: boolean | null;
  /**
   * @description Seconds until the call goes to the final destination, as a string.
   * @example 25
   */
  ring_time?: string | null;
  /**
   * @description ACL roles of the user.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   */
  roles?: AclRole[] | null;
  /**
   * @description Caller id for transfers, R or L. In `fm_cli` R is the remote party and L the local user.
   *
   *     Ledger N-22: Further values of listed enumerations. The enumerations are open and accept the known values and any other string.
   * @example R
   */
  transfer_cli?: 'R' | 'L' | (string & {}) | null;
  /**
   * @description Second factor at login: D disabled, E a code by e-mail. With E, `POST /login` returns 202 and you continue with `POST /login2fa`.
   *
   *     Ledger C-04: two_factor_auth: integer or string. Both types are valid.
   *     Ledger O-01: Second factor at login. The contract declares 202 with `nonce`. `code` and `nonce` are required.
   * @example D
   */
  two_factor_auth?: 'D' | 'E' | (string & {}) | number | null;
  /**
   * @description Applications that the user has visited.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
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
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
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
   * @description Whether the platform sends voicemail by e-mail.
   * @example true
   */
  vm_to_email?: boolean | null;
  /**
   * @description Voicemail transcript flag, as a string.
   *
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
   * @example null
   */
  vm_tts?: string | null;
};
/** @description The users to change. */
export type UserBulkUpdate = UserBulkUpdateItem[];
/**
 * @description A user, with the new location and teams.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type UserBulkUpdateItem = {
  /**
   * @description Teams of the user.
   *
   *     Ledger N-24: Elements of arrays in requests. The arrays accept any element.
   *     Ledger N-65: Effect of a PATCH on fields that you leave out. The contract leaves it open. Where it matters, the description advises you to send the whole list.
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
   * @description Id of the user's location. The record has it as a string.
   *
   *     Ledger C-22: location_id: string or integer. Record and request have the documented types.
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
 * @description A team of users, or a user group policy, which has the same shape.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type UserGroup = {
  /**
   * @description Colour of the user group or policy.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
 * @description A user group or user group policy to create or change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type UserGroupInput = {
  /**
   * @description Colour of the user group or policy.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
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
/** @description The result of a completed login. Its fields are in the body itself, not inside `data`. */
export type UserSession = {
  /**
   * @description Confirmation in words.
   * @example Login successful
   */
  message: string;
  /**
   * Format: int64
   * @description Id of the user who signed in. Send it, as a string, in `from` of `POST /calls`.
   *
   *     Ledger O-14: Caller of POST /calls. The field is a string of digits, with a warning.
   * @example 410003
   */
  user_id: number;
  /**
   * @description Value for `X-Auth-Token`, valid until 15 or 30 minutes pass without a request. Treat it as opaque and never log it.
   *
   *     Ledger O-05: 15 or 30 minutes. The contract names both times, with 30 as the likely one. Descriptions advise a ping every 5 minutes, which suits either time.
   *     Ledger O-16: Form of a token. The token is an opaque string.
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
 * @description A voicemail announcement. Requests send its audio in `data`; the documented record has no audio (N-81).
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type VmAnnouncement = {
  /**
   * @description When the announcement was created.
   *
   *     Ledger N-57: Record fields without a type. `created_at` and `last_request_at` are timestamps or null, as elsewhere. The other fields have the type that the same name has in the model or in the request.
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
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
   * @description Extension of the announcement. Requests take `extension_id`.
   *
   *     Ledger C-08: Record and request of a voicemail announcement. Separate schemas for record and request.
   * @example 2103
   */
  extension?: number | null;
  /**
   * Format: int64
   * @description Id of the announcement, as in `vm_announcement_id` of users.
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
 * @description A voicemail announcement to upload or change.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type VmAnnouncementInput = {
  /**
   * @description The audio file, Base64-encoded: MP3, MP4, WAV or AAC (Android).
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
   * @description Id of the announcement's extension. The record returns `extension`.
   *
   *     Ledger C-08: Record and request of a voicemail announcement. Separate schemas for record and request.
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
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
 * @description A voicemail message. Download its audio from `GET /voicemessages/{id}.mp3`.
 *
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
 */
export type Voicemessage = {
  /**
   * @description Caller who left the message.
   *
   *     Ledger N-67: Values of string fields of records. The fields are plain strings.
   * @example Dora Field
   */
  caller?: string | null;
  /**
   * @description Caller id of the call, in E.164 with or without `+`, or an extension of up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 447700900789
   */
  callerid?: string | null;
  /**
   * @description Number or extension that the caller dialled.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460102
   */
  dialled?: string | null;
  /**
   * Format: int64
   * @description Length of the message.
   *
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 21
   */
  duration?: number | null;
  /**
   * Format: int64
   * @description Id of the message's extension.
   *
   *     Ledger N-68: Targets of some ids. The contract declares only the documented types.
   * @example 30602
   */
  extension_id?: number | null;
  /**
   * Format: int64
   * @description Folder of the message, as a code. The bulk update takes a string.
   *
   *     Ledger C-16: Folder of a voicemail. Record and request have the documented types.
   *     Ledger N-30: Meaning of coded integers. The fields are integers without an enumeration.
   *     Ledger N-32: Values of state fields. The fields are plain integers and strings.
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
   * @description Id of the live call in which the caller left the message, and the `live_id` of its CDR. It can exceed 2^31 (O-60).
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
   * @example 5000000103
   */
  live_id?: number | null;
  /**
   * @description When the caller left the message. Use it to filter voicemail by date.
   *
   *     Ledger O-45: Date field of each resource. `x-filter.dateProperty` names the field.
   * @example 2026-11-20 11:16:25
   */
  origtime?: TimestampOrNull;
  /**
   * Format: int64
   * @description Id of the parent live call.
   *
   *     Ledger O-20: state of a live call. The field is an integer or a string of an open enumeration. Ids are int64 (O-60).
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
 * @description A voicemail message and its new folder.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type VoicemessageBulkUpdateItem = {
  /**
   * @description New folder of the message. The record returns an integer.
   *
   *     Ledger C-16: Folder of a voicemail. Record and request have the documented types.
   *     Ledger N-21: Values of string enumerations in requests. The fields are plain strings. The contract enumerates only values that the documents give.
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
 *     Ledger N-01: Presence and null of record fields. Only the identity of a record is required: `id`, or `token` of an API token. All other fields are optional and may be null.
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
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 41
   */
  from_duration?: number | null;
  /**
   * @description Rate of the `from` side.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
   * @description Number or extension of the `to` side. An extension has up to five digits.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
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
   *     Ledger N-66: Units of durations, scores and amounts. The fields are numbers without a stated unit.
   * @example 41
   */
  to_duration?: number | null;
  /**
   * @description Rate of the `to` side.
   *
   *     Ledger N-64: Fields that have only a name. The contract declares the fields with their types. Descriptions repeat the name.
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
 * @description The two numbers to connect.
 *
 *     Ledger N-20: Required fields of request bodies. A field is required if the documents say so or clients observed it. There are two exceptions, to prevent harm. Operations that dial or send (`x-effect`) require the target or content. Bulk changes require `id`, except where the documents call it optional.
 */
export type WebcallCreate = {
  /**
   * @description Number of the `from` side, in E.164. Unlike `from` of `POST /calls`, it is not a user id.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 442079460955
   */
  from: string;
  /**
   * @description Number (E.164) or extension of the `to` side.
   *
   *     Ledger O-15: Form of phone numbers. If a request dials a number, sends to it or shows it, the field has a pattern that accepts both forms. Numbers in records and paths are strings without a pattern.
   * @example 2103
   */
  to: string;
};
/** @description One web call. */
export type WebcallSingle = {
  data: Webcall;
  links: Links;
};
