/**
 * Generated from control/openapi.yaml by `npm run generate`. Do not edit.
 */

export interface paths {
  '/clock': {
    /** Read the time */
    get: operations['getClock'];
  };
  '/clock/advance': {
    /**
     * Move the time forward
     * @description The sandbox runs everything that falls due, in order and each action at its own time. Then it responds. If time stands still, it also waits until it has delivered every event or given up. Without a body, time stays the same and due actions run. Do not send this request from a receiver while it handles an event: each would wait for the other until the delivery times out.
     */
    post: operations['advanceClock'];
  };
  '/clock/set': {
    /**
     * Set the time
     * @description Send a time in the future. The sandbox runs everything that falls due until then, as with `advanceClock`.
     */
    post: operations['setClock'];
  };
  '/clock/run': {
    /** Run or stop the clock */
    post: operations['runClock'];
  };
  '/calls': {
    /** List the live calls of all users */
    get: operations['listLiveCalls'];
  };
  '/calls/legs': {
    /**
     * List the live calls with all of their legs
     * @description The list includes the phones that a queue or ring group rings. `GET /calls` leaves them out.
     */
    get: operations['listLegs'];
  };
  '/calls/ended': {
    /** List the latest ended calls with the CDRs of their legs */
    get: operations['listEndedCalls'];
  };
  '/wallboard': {
    /** List the queues with their waiting calls and agents */
    get: operations['getWallboard'];
  };
  '/simulate/inbound-call': {
    /** Place a call from outside to one of the account's numbers */
    post: operations['simulateInboundCall'];
  };
  '/simulate/calls/{id}/answer': {
    /** Answer a ringing phone */
    post: operations['simulateAnswer'];
  };
  '/simulate/calls/{id}/hold': {
    /**
     * Put a call on hold
     * @description `side` puts the call on hold. Default: the called party.
     */
    post: operations['simulateHold'];
  };
  '/simulate/calls/{id}/resume': {
    /**
     * Take a call off hold
     * @description `side` takes the call off hold. Default: the side that holds.
     */
    post: operations['simulateResume'];
  };
  '/simulate/calls/{id}/transfer': {
    /**
     * Transfer a call
     * @description The sandbox sends the other party to the target, or the caller if nobody talks yet.
     */
    post: operations['simulateTransfer'];
  };
  '/simulate/calls/{id}/consult': {
    /**
     * Consult someone before a transfer
     * @description A user puts the other side on hold and calls somebody. The response is this second call. Join the two calls, or hang up the second and resume the first.
     */
    post: operations['simulateConsultation'];
  };
  '/simulate/calls/{id}/join': {
    /**
     * Join the caller and the consulted person
     * @description `id` is either of the two calls. The user who consulted leaves both, and the other two talk on a new leg of the first call. The consulted person must have answered.
     */
    post: operations['simulateJoin'];
  };
  '/simulate/calls/{id}/hang-up': {
    /** Hang up */
    post: operations['simulateHangUp'];
  };
  '/simulate/calls/{id}/reject': {
    /** Reject a call on a ringing phone */
    post: operations['simulateReject'];
  };
  '/simulate/calls/{id}/press': {
    /** Press a key as the caller */
    post: operations['simulateKey'];
  };
  '/simulate/late-records': {
    /** Read the delay of CDRs and recordings */
    get: operations['getLateRecords'];
    /**
     * Delay CDRs and recordings
     * @description By default, a CDR and a recording exist before `call.hangup` is sent. On the platform, the delay is unknown (ledger N-73). After this request, every CDR and recording gets a random delay, by the seed. Until it is over, no list, filter, total or export has the record; `monitor.audio_ready` follows the recording. A snapshot keeps delayed records. `DELETE` ends the delay for later records; `POST /reset` also drops delayed records.
     */
    put: operations['setLateRecords'];
    /** Stop delaying CDRs and recordings */
    delete: operations['deleteLateRecords'];
  };
  '/simulate/missed-in-queue': {
    /**
     * Place a call to a queue that nobody answers
     * @description The phones of the agents ring. Unless somebody answers, the caller hangs up after `seconds` of the sandbox's time.
     */
    post: operations['simulateMissInQueue'];
  };
  '/simulate/queues/{id}/agents/{user_id}': {
    /** Let an agent join or leave a queue */
    post: operations['simulateAgent'];
  };
  '/simulate/sms': {
    /** Send a text message to one of the account's numbers */
    post: operations['simulateSms'];
  };
  '/simulate/fax': {
    /** Send a fax to one of the account's numbers */
    post: operations['simulateFax'];
  };
  '/simulate/voicemail': {
    /** Leave a voicemail message for a user */
    post: operations['simulateVoicemail'];
  };
  '/users': {
    /** List the hidden state of users */
    get: operations['listUserStates'];
  };
  '/users/{id}': {
    /** Change a user */
    patch: operations['updateUserState'];
  };
  '/sign-in': {
    /**
     * Read the token and sign-in of the sample account
     * @description Returns the first token that never expires, with the e-mail address and password of its user.
     */
    get: operations['getSignIn'];
  };
  '/accounts': {
    /**
     * List the accounts with their sign-ins
     * @description The sandbox has one account, or two with `--accounts 2`.
     */
    get: operations['listAccounts'];
  };
  '/users/{id}/token': {
    /**
     * Give a user a token that never expires
     * @description Every request returns the same token. `GET /apitokens` lists it.
     */
    post: operations['createUserToken'];
  };
  '/mails': {
    /** Read the e-mails that the platform would have sent */
    get: operations['listMails'];
    /** Clear the e-mails */
    delete: operations['deleteMails'];
  };
  '/webhooks': {
    /** List the webhooks */
    get: operations['listWebhooks'];
    /**
     * Configure a webhook
     * @description The sandbox first sends a GET to the address, so start your receiver before you configure it: the guide's receiver is at `http://events:a-very-long-secret@127.0.0.1:8787/`, the built-in one at `http://127.0.0.1:4020/_sandbox/receiver/events`. The sandbox saves the address only if it gets a response, with any status. The address must be on this machine, over HTTPS or HTTP, or on a host of the option `webhooks.allowHosts`. A receiver that does not return 2xx gets the event again.
     */
    post: operations['createWebhook'];
  };
  '/webhooks/{id}': {
    /** Read a webhook */
    get: operations['getWebhook'];
    /** Remove a webhook */
    delete: operations['deleteWebhook'];
    /**
     * Change a webhook
     * @description If you disable a webhook, the sandbox never sends the events that still wait for it.
     */
    patch: operations['updateWebhook'];
  };
  '/receiver': {
    /**
     * Read the events of the built-in receiver
     * @description The sandbox can receive its own events over plain HTTP on this machine, without a program or a certificate. It keeps the last 200.
     */
    get: operations['getReceiver'];
    /** Clear the events of the built-in receiver */
    delete: operations['clearReceiver'];
    /** Choose the response status of the built-in receiver */
    patch: operations['updateReceiver'];
  };
  '/receiver/webhook': {
    /**
     * Send all events to the built-in receiver
     * @description The first request creates the webhook. Later requests enable it again and update its address.
     */
    post: operations['connectReceiver'];
  };
  '/journal': {
    /**
     * List the deliveries to webhooks
     * @description The journal has an entry for each event and webhook, in the order of the events.
     */
    get: operations['listJournal'];
    /**
     * Clear the journal
     * @description Events that wait for delivery stay.
     */
    delete: operations['clearJournal'];
  };
  '/journal/{id}': {
    /** Read a delivery */
    get: operations['getJournalEntry'];
  };
  '/journal/{id}/replay': {
    /**
     * Send an event once more
     * @description The sandbox sends the same body with the same event id to the same webhook, and adds a new entry.
     */
    post: operations['replayJournalEntry'];
  };
  '/settings': {
    /** Read the options that you can change */
    get: operations['getSettings'];
    /**
     * Change options while the sandbox runs
     * @description Options that you leave out stay the same. The change does not affect actions that have begun, such as a ringing phone. `POST /reset` restores the options of the start.
     */
    patch: operations['updateSettings'];
  };
  '/reset': {
    /**
     * Start over
     * @description Records, time and random numbers return to the start. The sandbox deletes webhooks, journal, mails, rules and recorded requests. It keeps only the clock mode that you set with `POST /clock/run`.
     */
    post: operations['reset'];
  };
  '/seed': {
    /**
     * Add records
     * @description The body has the form of a fixture file: users, queues, numbers, rules and so on. The sandbox adds all records or none. If a record with the same ID exists, it changes the fields that you send; a new record needs no ID. It refuses unknown names and IDs, and says where they are. A reset removes the records.
     */
    post: operations['seed'];
  };
  '/fixture': {
    /**
     * Export the account as a fixture
     * @description The fixture has users with their passwords, phones and tokens, and numbers, queues, rules, webhooks and contacts. Start a sandbox from it with `--fixture FILE`. It has no history: no calls, messages or recordings.
     */
    get: operations['getFixture'];
  };
  '/snapshot': {
    /** Take a snapshot */
    get: operations['getSnapshot'];
  };
  '/restore': {
    /**
     * Restore a snapshot
     * @description A snapshot may have at most 256 MiB. The sandbox refuses an incomplete snapshot and changes nothing.
     */
    post: operations['restore'];
  };
  '/assumptions': {
    /** List the sandbox's assumptions */
    get: operations['listAssumptions'];
  };
  '/requests': {
    /**
     * List the recorded requests
     * @description Oldest first. The server keeps only the latest requests, and fewer if their bodies are large.
     */
    get: operations['listRequests'];
    /** Clear the recorded requests */
    delete: operations['deleteRequests'];
  };
  '/rules': {
    /** List the rules */
    get: operations['listRules'];
    /**
     * Let the next requests fail
     * @description Each step applies to one request, in order; after the last step, the rule is gone. A rule applies before the server checks the request or its token. If an operation has several rules, the oldest applies first.
     */
    post: operations['createRule'];
    /** Remove all rules */
    delete: operations['deleteRules'];
  };
  '/rules/{id}': {
    /** Remove a rule */
    delete: operations['deleteRule'];
  };
  '/operations': {
    /** List the operations that a rule can name */
    get: operations['listOperations'];
  };
  '/events': {
    /** List the events that can be sent */
    get: operations['listEvents'];
    /**
     * Send an event to a receiver
     * @description The event is an example of the contract, with the example's times and ids. The receiver has 5 s to respond. The server follows no redirects. If the receiver fails, the response is still 200; `status` and `error` say what happened.
     */
    post: operations['sendEvent'];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Error: {
      message: string;
      errors: components['schemas']['FieldError'][];
    };
    /**
     * @description `YYYY-MM-DD HH:MM:SS`, UTC.
     * @example 2026-11-20 16:06:00
     */
    Timestamp: string;
    /**
     * @description Whether time stands still until you move it, or passes by itself.
     * @enum {string}
     */
    ClockMode: 'manual' | 'real';
    Clock: {
      now: components['schemas']['Timestamp'];
      /** @description Since 1970. */
      milliseconds: number;
      mode: components['schemas']['ClockMode'];
      /** @description When the next action falls due. */
      next: components['schemas']['Timestamp'] | null;
    };
    /** @description A duration, as the sum of its parts. */
    Duration: {
      milliseconds?: components['schemas']['Amount'];
      seconds?: components['schemas']['Amount'];
      minutes?: components['schemas']['Amount'];
      hours?: components['schemas']['Amount'];
      days?: components['schemas']['Amount'];
    };
    Amount: number;
    /**
     * @description A phone number, E.164 with or without `+`, or an extension.
     * @example 447700900123
     */
    Number: string;
    /** @description A phone number as in Number, or `anonymous` for a withheld number. */
    Caller: components['schemas']['Number'] | 'anonymous';
    /**
     * @description The caller or the party called.
     * @enum {string}
     */
    Side: 'src' | 'dst';
    /** @description Milliseconds since 1970, up to the year 9999. */
    Moment: number;
    RecordId: number;
    /** @description One side of a call. */
    Party:
      | {
          /** @constant */
          kind: 'user';
          user: components['schemas']['RecordId'];
        }
      | {
          /** @constant */
          kind: 'outside';
          number: string;
          name: string | null;
          paid: boolean;
        }
      | {
          /** @constant */
          kind: 'voice';
          number: string;
        };
    /** @description A place that a call can be sent to. */
    Destination:
      | {
          /** @enum {string} */
          kind: 'user' | 'queue' | 'ringgroup' | 'ivr' | 'conference';
          id: components['schemas']['RecordId'];
        }
      | {
          /** @constant */
          kind: 'voicemail';
          id: components['schemas']['RecordId'] | null;
        }
      | {
          /** @constant */
          kind: 'number';
          number: string;
        };
    /** @description Where a leg is. `nowhere` is a number that leads to nothing any more, `followme` where the calls of a user go on. */
    Place:
      | components['schemas']['Destination']
      | {
          /** @constant */
          kind: 'followme';
          id: components['schemas']['RecordId'];
        }
      | {
          /** @constant */
          kind: 'nowhere';
        };
    /** @description A call at one destination. */
    Leg: {
      id: components['schemas']['RecordId'];
      parent: components['schemas']['RecordId'] | null;
      caller: components['schemas']['Party'];
      place: components['schemas']['Place'];
      /** @description The number dialled. */
      dialled: string;
      /** @description The number that it was last sent to. */
      target: string;
      /** @description Whether it calls the user at a number outside, by Follow Me or because no phone is online. */
      followed: boolean;
      /** @description The user who has transferred it to a number outside, and pays for it. */
      payer: components['schemas']['RecordId'] | null;
      /** @description Extension of the user who transferred it. */
      referred_by: string | null;
      begun: components['schemas']['Moment'];
      connected: components['schemas']['Moment'] | null;
      /** @enum {string} */
      stage: 'accepted' | 'calling' | 'ringing' | 'talking';
      /** @description Whether it was told that nobody took it. */
      missed: boolean;
    };
    /** @description What a call is doing. */
    CallPhase:
      | {
          /** @constant */
          kind: 'calling-caller';
          destination: components['schemas']['Destination'];
        }
      | {
          /** @constant */
          kind: 'calling';
        }
      | {
          /** @constant */
          kind: 'distributing';
          since: components['schemas']['Moment'];
          round: number;
          tried: components['schemas']['RecordId'][];
          deadline: components['schemas']['Moment'] | null;
        }
      | {
          /** @constant */
          kind: 'menu';
        }
      | {
          /** @constant */
          kind: 'talking';
          held: {
            src: boolean;
            dst: boolean;
          };
        }
      | {
          /** @constant */
          kind: 'voicemail';
          box: components['schemas']['RecordId'] | null;
          since: components['schemas']['Moment'];
        };
    /** @description What happens to a call by itself, unless something else happens before. */
    CallTimer: {
      at: components['schemas']['Moment'];
      /** @enum {string} */
      step:
        | 'caller-picks-up'
        | 'caller-unanswered'
        | 'number-picks-up'
        | 'number-refuses'
        | 'follow'
        | 'unanswered'
        | 'next-round'
        | 'no-key'
        | 'spoken';
      cause: components['schemas']['Cause'];
      /** @description Number of the action of the clock; 0 while it has none. */
      action: number;
    };
    /**
     * @description Why a call or leg ended (ledger N-09).
     * @enum {string}
     */
    Cause:
      | 'Normal Clearing'
      | 'No Answer'
      | 'Originator Cancel'
      | 'Answered Elsewhere'
      | 'Call Rejected'
      | 'User Busy'
      | 'User Not Registered'
      | 'Unallocated Number'
      | 'Blind Transfer'
      | 'Attended Transfer'
      | 'Exchange Routing Error';
    CallRecording: {
      monitor: components['schemas']['RecordId'] | null;
      /** @enum {string} */
      state: 'off' | 'on' | 'paused';
      since: components['schemas']['Moment'] | null;
      /** @description Milliseconds that were recorded before `since`. */
      before: number;
      from: components['schemas']['Moment'] | null;
    };
    /** @description A live call as a snapshot keeps it. */
    KeptCall: {
      id: components['schemas']['RecordId'];
      /** @enum {string} */
      direction: 'in' | 'out' | 'webcall';
      clid: string;
      /** @description The user who placed it; null for a call from outside, a lead call and a web call. */
      user: components['schemas']['RecordId'] | null;
      leg: components['schemas']['Leg'];
      /** @description The phones that a queue or ring group rings, or the one that talks. */
      phones: components['schemas']['Leg'][];
      phase: components['schemas']['CallPhase'];
      timer: components['schemas']['CallTimer'] | null;
      /** @description Whether anybody has ever answered it. */
      answered: boolean;
      recording: components['schemas']['CallRecording'];
      /** @description The user whom a transfer that nobody takes comes back to. */
      transferor: components['schemas']['RecordId'] | null;
      /** @description Where a transfer goes back to that nobody takes, the transferor included; null for a call that was not transferred. */
      origin: components['schemas']['Destination'] | null;
      /** @description The call whose transfer it asks about; null for every other. */
      consults: components['schemas']['RecordId'] | null;
      /** @description Seconds that a voice speaks once it is connected. */
      spoken: number | null;
      webcall: components['schemas']['RecordId'] | null;
      /** @description The number of the account that it came in on. */
      ddi: string | null;
      /** @description The places that it has come to since anybody talked. */
      hops: number;
      labels: unknown[];
      action_url: string | null;
      action_text: string | null;
    };
    /** @description An agent who does not take calls of queues yet, after one. `id` is the user's. */
    WrapUp: {
      id: components['schemas']['RecordId'];
      until: components['schemas']['Moment'];
      action: number;
    };
    /** @description What happens later. `call` is the ID of a call, or of a leg of one. */
    ScheduledAction:
      | {
          /** @constant */
          kind: 'call.time-out';
          data: components['schemas']['ActionOfCall'];
        }
      | {
          /** @constant */
          kind: 'call.wrap-up-over';
          data: {
            user: components['schemas']['RecordId'];
          };
        }
      | {
          /** @constant */
          kind: 'monitor.audio-ready';
          data: {
            monitor: components['schemas']['RecordId'];
            call: components['schemas']['RecordId'];
            user: components['schemas']['RecordId'] | null;
          };
        }
      | {
          /** @constant */
          kind: 'record.appear';
          data: {
            id: string;
          };
        }
      | {
          /** @constant */
          kind: 'control.give-up';
          data: components['schemas']['ActionOfCall'];
        }
      | {
          /** @constant */
          kind: 'webhooks.retry';
          data: {
            webhook: components['schemas']['RecordId'];
          };
        }
      | {
          /** @constant */
          kind: 'sms.sent';
          data: {
            id: components['schemas']['RecordId'];
          };
        }
      | {
          /** @constant */
          kind: 'report.run';
          data: {
            id: components['schemas']['RecordId'];
            at: components['schemas']['Timestamp'];
          };
        };
    ActionOfCall: {
      call: components['schemas']['RecordId'];
    };
    /** @description A token that opens the API. `id` is the token itself. */
    KeptToken: {
      id: string;
      user_id: components['schemas']['RecordId'];
      /** @enum {string} */
      kind: 'login' | 'api';
      /** @description Idle time after which it expires, in milliseconds; 0 never. */
      idle: number;
      /** @description Milliseconds since 1970 of the last request, or of its creation. */
      used: number;
      /** @description Whether a request was made with it. */
      requested?: boolean;
      /** @description Of an API token, the record without its token and times. */
      record: {
        [key: string]: unknown;
      } | null;
    };
    /** @description What a user has that no record shows. `id` is the user's. */
    KeptAccount: {
      id: components['schemas']['RecordId'];
      password: string;
      /** @description Number of phones that are registered. With none the user cannot be rung (ledger O-40). */
      phones: number;
      /** @description Whether the phone of a click to call is picked up by itself after a while (ledger O-61). Default: true. */
      picks_up?: boolean;
      /** @description User agent of the phone, as calls show it. */
      user_agent?: string | null;
      /** @description What GET /me shows beside the user. */
      me: {
        [key: string]: unknown;
      };
    };
    /** @description An agent of a queue. `id` is `QUEUE:USER`. */
    QueueMember: {
      id: string;
      queue_id: components['schemas']['RecordId'];
      user_id: components['schemas']['RecordId'];
      /** @description Whether the agent has joined: only those are rung. */
      joined: boolean;
    };
    /** @description A call of which an event of a queue was seen. `id` is that of the root call. */
    QueueCall: {
      id: string | components['schemas']['RecordId'];
    };
    /** @description A nonce that waits for its code, or the token of a password reset. `id` is the nonce or the token. */
    Challenge: {
      id: string;
      user_id: components['schemas']['RecordId'];
      /** @enum {string} */
      kind: 'second-factor' | 'password-reset';
      code: string;
      /** @description Wrong codes so far. */
      attempts: number;
      created: components['schemas']['Moment'];
    };
    /** @description Bytes of a file that belongs to a record, as Base64. `id` is `TABLE:ID`. */
    StoredFile: {
      id: string;
      content_type: string;
      data: string;
    };
    /** @description The number that replaces a text in records whose field is a number (ledger N-30). `id` is `FIELD:TEXT`. */
    KeptCode: {
      id: string;
      field: string;
      text: string;
      code: number;
    };
    /** @description An event on its way to a webhook, or after it. */
    KeptDelivery: {
      id: components['schemas']['RecordId'];
      webhook_id: components['schemas']['RecordId'];
      event: {
        [key: string]: unknown;
      };
      /** @description The event in the forms in which it is sent, where they differ. */
      sent?: {
        [key: string]: unknown;
      };
      /** @enum {string} */
      state: 'pending' | 'delivered' | 'failed';
      attempts: components['schemas']['Attempt'][];
      /** @description When it is sent again; null where no attempt waits for its time. */
      due: components['schemas']['Moment'] | null;
      /** @description The delivery that this one repeats. */
      replay_of: components['schemas']['RecordId'] | null;
      created_at: components['schemas']['Timestamp'];
    };
    /** @description What is kept of a CDR or a number and no response shows. */
    KeptWithCampaign: {
      /** @description The call-tracking campaign that it counts for. */
      campaign_id?: components['schemas']['RecordId'] | null;
    };
    LateRecords: {
      /** @description Delays to choose from at random, by their `share`. A delay lasts between `from` and `to` seconds. */
      delays: {
        /** @description Relative to the others. Default: 1. */
        share?: number;
        from: components['schemas']['LateSeconds'];
        to: components['schemas']['LateSeconds'];
      }[];
      /** @description The records to delay. Default: both. */
      of?: ('cdrs' | 'monitors')[];
      /**
       * @description When a record gets its ID. With `hang-up`, the default, IDs are in the order in which calls end, so a late record has a lower ID than records that appeared before it. With `appearance`, IDs are in the order in which records appear.
       * @enum {string}
       */
      ids?: 'hang-up' | 'appearance';
    };
    LateSeconds: number;
    /** @description A CDR or recording that has not appeared yet. `id` is `TABLE:ID`, with the ID of its leg. */
    LateRecord:
      | {
          id: string;
          /** @constant */
          table: 'cdrs';
          record: Record<string, unknown>;
          /** @description Whether it gets another ID when it appears. */
          renumbered: boolean;
        }
      | {
          id: string;
          /** @constant */
          table: 'monitors';
          record: Record<string, unknown>;
          renumbered: boolean;
          /** @description The user whom `monitor.audio_ready` names. */
          user: components['schemas']['RecordId'] | null;
        };
    /** @description What is kept of a recording and no response shows. */
    KeptOfMonitor: {
      /** @description The ID of its leg, by which one can filter (ledger O-23). */
      live_id?: components['schemas']['RecordId'] | null;
    };
    /** @description What is kept of a ring group and no response shows (ledger N-77). */
    KeptOfRingGroup: {
      users?: components['schemas']['RecordId'][];
    };
    /** @description What is kept of a user and no response shows. */
    KeptOfUser: {
      /** @description The teams of the user. */
      groups?: unknown[];
      /** @description Whether audio is set. */
      audio?: boolean;
    };
    KeptOfChatMessage: {
      user_id?: components['schemas']['RecordId'];
    };
    /** @description What is kept of a report schedule and no response shows. */
    KeptOfReportSchedule: {
      /** @description When it is made, as it was sent. */
      times?: {
        type?: string;
        time_of_day?: number[];
        day_of_week?: number[];
        day_of_month?: unknown[];
      };
    };
    /** @description As GET /calls/{id} has it. */
    LiveCall: {
      id: number;
      state?: string;
      src?: null | string;
      src_name?: null | string;
      dst?: null | string;
      dst_name?: null | string;
      /** @description Unix seconds. */
      start_time?: null | number;
      /** @description Unix seconds. */
      connected_at?: null | number;
    };
    Agent: {
      queue_id: number;
      user_id: number;
      joined: boolean;
    };
    /** @description A party or a place as people read it. */
    Named: {
      name: string | null;
      /** @description Number or extension; empty where there is none. */
      number: string;
      user_id: number | null;
    };
    LegState: {
      id: components['schemas']['RecordId'];
      parent: components['schemas']['RecordId'] | null;
      from: components['schemas']['Named'];
      to: components['schemas']['Named'];
      /** @enum {string} */
      place:
        | 'user'
        | 'queue'
        | 'ringgroup'
        | 'ivr'
        | 'conference'
        | 'voicemail'
        | 'number'
        | 'followme'
        | 'nowhere';
      /** @enum {string} */
      stage: 'calling-caller' | 'calling' | 'ringing' | 'waiting' | 'menu' | 'talking' | 'held' | 'voicemail';
      /** @description The sides that have put the other on hold. */
      held: components['schemas']['Side'][];
      begun: components['schemas']['Moment'];
      connected: components['schemas']['Moment'] | null;
    };
    CallInLegs: {
      id: components['schemas']['RecordId'];
      /** @enum {string} */
      direction: 'in' | 'out' | 'webcall';
      /** @enum {string} */
      recording: 'off' | 'on' | 'paused';
      /** @description When the call began, with the leg that was its first. */
      begun: components['schemas']['Moment'];
      /** @description The call whose transfer it asks about. */
      consults: number | null;
      leg: components['schemas']['LegState'];
      /** @description The phones that a queue or ring group rings, or the one that talks. */
      phones: components['schemas']['LegState'][];
    };
    /** @description A call that is over, by the id of its root leg. */
    EndedCall: {
      id: number;
      /** @description Seconds of talk of the whole call: of all its legs, where those of a queue and of its phone are one talk. */
      talked: number;
      /** @description The root first. */
      legs: components['schemas']['EndedLeg'][];
    };
    EndedLeg: {
      cdr_id: number;
      live_id: number | null;
      time: string;
      from: components['schemas']['Named'];
      to: components['schemas']['Named'];
      /** @description Length of the leg. */
      seconds: number;
      /** @description Seconds that were talked. */
      talked: number;
      disposition: string;
      cause: string;
      recording_id: number | null;
    };
    QueueState: {
      id: number;
      name: string;
      number: string | null;
      /** @description Who waits, the longest first. */
      waiting: {
        call_id: components['schemas']['RecordId'];
        caller: components['schemas']['Named'];
        since: components['schemas']['Moment'];
      }[];
      agents: components['schemas']['AgentState'][];
    };
    AgentState: {
      user_id: number;
      name: string;
      ext: string | null;
      joined: boolean;
      /**
       * @description `calling`: the agent has picked up their own phone and waits for the other side. `held`: the agent's only call is on hold. `left`: the agent has not joined this queue. `offline`: no phone is online, or the user is not active.
       * @enum {string}
       */
      state: 'free' | 'ringing' | 'calling' | 'talking' | 'held' | 'wrap-up' | 'dnd' | 'offline' | 'left';
      /** @description Since when the agent rings, calls or talks, time on hold included. */
      since: components['schemas']['Moment'] | null;
      /** @description When the wrap-up is over. */
      until: components['schemas']['Moment'] | null;
    };
    ReceiverStatus: number;
    ReceivedEvent: {
      id: number;
      time: components['schemas']['Timestamp'];
      /** @description What the receiver responded. */
      status: number;
      /** @description JSON where it was JSON, else the text. */
      body: unknown;
    };
    ReceiverState: {
      /** @description Null where the sandbox does not listen on loopback. */
      url: string | null;
      status: components['schemas']['ReceiverStatus'];
      /** @description The oldest first. */
      data: components['schemas']['ReceivedEvent'][];
      total: number;
    };
    UserState: {
      id: number;
      name: string;
      ext: null | string;
      email: null | string;
      phones: number;
      picks_up: boolean;
      roles: string[];
      two_factor_auth: null | string;
      dnd: boolean;
      active: boolean;
    };
    Seconds: number;
    Settings: {
      /**
       * @description Idle time of new login tokens, in minutes.
       * @enum {integer}
       */
      idleMinutes?: 15 | 30;
      /** @description Whether users with a second factor must send the code. */
      secondFactor?: boolean;
      ringSeconds?: components['schemas']['Seconds'];
      pickUpSeconds?: components['schemas']['Seconds'];
      answerSeconds?: components['schemas']['Seconds'];
      /**
       * @description First target of a transfer that nobody takes.
       * @enum {string}
       */
      transferReturn?: 'final-destination' | 'ring-back';
      webcallsPerMinute?: number;
      /**
       * @description Form to send where the documents and observations differ. `default` is each ledger entry's default; `mixed` chooses at random for each response and event.
       * @enum {string}
       */
      forms?: 'default' | 'documented' | 'observed' | 'mixed';
      webhooks?: {
        /** @description Waits before each retry of an event; none for a single attempt. */
        retrySeconds?: components['schemas']['Seconds'][];
        /** @description Milliseconds of each attempt. */
        timeout?: number;
        /** @description Hosts besides this machine that may receive events. */
        allowHosts?: string[];
      };
      /** @description Accept query parameters that the contract does not have. */
      lenient?: boolean;
      /** @description Milliseconds before each response. */
      delay?: number;
    };
    Account: {
      /** @enum {integer} */
      number: 1 | 2;
      /** @description As `GET /sign-in`; null where no user has a token that never expires. */
      sign_in: components['schemas']['SignIn'] | null;
    };
    SignIn: {
      /** @description For `X-Auth-Token`. It never expires. */
      token: string;
      /** @description Whose token it is. */
      name: string;
      email: string;
      password: string;
    };
    Mail: {
      id: number;
      sent_at: components['schemas']['Timestamp'];
      to: string;
      subject: string;
      text: string;
    };
    WebhookName: string;
    WebhookUrl: string;
    WebhookTypes: (
      | 'missed_call'
      | 'connecting'
      | 'connected'
      | 'call_ended'
      | 'call_state_change'
      | 'received_sms'
    )[];
    Webhook: {
      id: number;
      name: components['schemas']['WebhookName'];
      types: components['schemas']['WebhookTypes'];
      url: components['schemas']['WebhookUrl'];
      enabled: boolean;
      created_at: components['schemas']['Timestamp'];
    };
    Journal: {
      data: components['schemas']['JournalEntry'][];
      total: number;
    };
    JournalEntry: {
      id: number;
      webhook_id: number;
      created_at: components['schemas']['Timestamp'];
      /** @enum {string} */
      state: 'pending' | 'delivered' | 'failed';
      attempts: components['schemas']['Attempt'][];
      /** @description When it is sent again. */
      due: components['schemas']['Timestamp'] | null;
      /** @description The entry that this one repeats. */
      replay_of: null | number;
      /** @description The body, as the contract's webhooks have it. */
      event: {
        id: string;
        event_name: string;
        event_time: string;
        call_id?: null | number | string;
        root_call_id?: null | number | string;
        state?: string;
        context?: null | string;
        final?: null | boolean;
      };
    };
    /** @description One request that was sent to a receiver. */
    Attempt: {
      time: components['schemas']['Timestamp'];
      /** @description Of the response; null where there was none. */
      status: null | number;
      /** @description Null where the receiver returned 2xx. */
      error: null | string;
      /** @description Of the receiver: `trusted`, or `accepted` though it is not, because the receiver is on this machine. Null without TLS, and where there was no response. */
      certificate: ('trusted' | 'accepted') | null;
      /** @description Milliseconds by the clock of the sandbox: 0 while it stands still. */
      duration: number;
    };
    /** @description Records by the name of their collection, such as `cdrs` or `users`. */
    Seed: {
      [key: string]: Record<string, unknown>[];
    };
    /** @description An account: records by the name of their collection, such as `users`, with the fields that the API shows. What is said of records besides is in the schemas `FixtureUser` to `FixtureConference`, and `FixtureWebhook`. */
    Fixture: {
      /** @description Whether the story is there too. Default: false, this account alone. */
      story?: boolean;
    } & {
      [key: string]: Record<string, unknown>[];
    };
    /** @description What is said of a user beside the fields of the API. */
    FixtureUser: {
      /** @description Default: `sandbox-` and the extension. */
      password?: string;
      /** @description Phones that are online. Default: 1. */
      phones?: number;
      /** @description Whether the user automatically picks up their own phone in a click to call. Default: true. */
      picks_up?: boolean;
      /** @description User agent of the phone, as calls show it. */
      user_agent?: string | null;
      /** @description Tokens of the API, which take the place of those that the user has. */
      tokens?: (
        | string
        | {
            token: string;
            name?: string | null;
            /** @description Seconds without a request after which it expires; 0 never. */
            expiry?: number;
          }
      )[];
      ext?: components['schemas']['FixtureExtension'] | components['schemas']['FixtureNumber'];
      fm_targets?: (string | number)[] | null;
    };
    FixtureExtension: string;
    FixtureNumber: number;
    /** @description The id of a user, or an extension. */
    FixtureMember: number | components['schemas']['FixtureExtension'];
    FixtureInternal:
      | components['schemas']['FixtureNumber']
      | components['schemas']['FixtureExtension']
      | null;
    /** @description A number of the account, with or without a plus. */
    FixtureDdi: {
      id?: string | number;
      e164?: string | number;
    };
    /** @description What may be written of a queue otherwise than the API shows it. */
    FixtureQueue: {
      number?: components['schemas']['FixtureInternal'];
      users?:
        | (
            | components['schemas']['FixtureMember']
            | {
                id: number;
                first_name?: string | null;
                last_name?: string | null;
                /** @description Whether the user has joined. Default: true. */
                status?: boolean | null;
              }
          )[]
        | null;
    };
    /** @description What may be written of a ring group otherwise than the API shows it. */
    FixtureRingGroup: {
      number?: components['schemas']['FixtureInternal'];
      users?: components['schemas']['FixtureMember'][];
    };
    /** @description What may be written of a menu otherwise than the API shows it. */
    FixtureIvr: {
      number?: components['schemas']['FixtureInternal'];
    };
    /** @description What may be written of a conference otherwise than the API shows it. */
    FixtureConference: {
      confno?: components['schemas']['FixtureInternal'];
    };
    /** @description A test of calls, as `telephony-sandbox test` runs it. */
    Scenario: {
      title: string;
      /** @description Why it must be so. */
      because?: string[];
      given?: components['schemas']['ScenarioStart'];
      /** @description What happens, in order, each at a second after the start, such as `40s` or `1m30s`. */
      when: {
        [key: string]: string | components['schemas']['ScenarioRequest'];
      }[];
      /** @description When the scenario ends. Default: 30 s after the last call has ended, and 30 s after whatever is named last. */
      until?: string;
      then: components['schemas']['ScenarioResult'];
    };
    /** @description The account, the time, and whatever else there is at the start. Nobody is on a call. */
    ScenarioStart: {
      /** @description A fixture, or its file beside the scenario. Default: the story. */
      account?: string | components['schemas']['Fixture'];
      /** @description Time of the start, UTC: `2026-11-20 09:00:00`. */
      clock?: string;
      /** @description Options of the sandbox by their names in TypeScript. */
      options?: Record<string, unknown>;
      records?: components['schemas']['Seed'];
      /** @description Hidden state of users by name, such as `{ Mei: { phones: 0 } }`. */
      users?: {
        [key: string]: Record<string, unknown>;
      };
      /** @description Addresses of your own receivers, which must run. They get every event. */
      receivers?: components['schemas']['WebhookUrl'][];
    };
    /** @description A request to the API or to the control plane. `{R}` in its path is the id of the leg R. */
    ScenarioRequest: {
      /** @description Method and path: `PATCH /calls/{R}`. */
      api?: string;
      /** @description Method and path: `POST /simulate/sms`. */
      control?: string;
      body?: Record<string, unknown>;
      /** @description The user whose token it has. Default: the one of the start. */
      as?: string;
      /** @description Default: any status below 400. */
      expect?: {
        status?: number;
        data?: Record<string, unknown>;
      };
    };
    /** @description Rows in their order. Only the columns that a row names are compared. */
    ScenarioRows: Record<string, unknown>[];
    /** @description What must come of it. Only what is named is compared. */
    ScenarioResult: {
      /** @description The only call, as `@telephony/calls` tells it. */
      call?: Record<string, unknown>;
      calls?: components['schemas']['ScenarioRows'];
      /** @description Whose phones begin to ring at a second: `0s: [Mei, Tom]`. */
      rings?: {
        [key: string]: string[];
      };
      /** @description Who is on a call, or is rung, at a second. */
      busy?: {
        [key: string]: string[];
      };
      /** @description Seconds of talk of each user, by the CDRs. */
      talked?: Record<string, unknown>;
      cost?: number;
      /** @description Names of legs in the order of their first events. With the fields that the events of each leg share, everything is compared: all columns, and also what is not named, such as a recording. */
      legs?:
        | string[]
        | {
            [key: string]: Record<string, unknown>;
          };
      events?: components['schemas']['ScenarioRows'];
      /** @description CDRs, by time; or by leg. */
      records?:
        | components['schemas']['ScenarioRows']
        | {
            [key: string]: Record<string, unknown>;
          };
      recordings?: components['schemas']['ScenarioRows'];
      messages?: components['schemas']['ScenarioRows'];
      /** @description What the receiver got: names of events, or rows such as `{ event: call.hangup, status: 200, attempts: 2 }`. By address where there are several; without a receiver of your own, the built-in one. */
      receiver?:
        | (string | Record<string, unknown>)[]
        | {
            [key: string]: (string | Record<string, unknown>)[];
          };
    };
    FixtureWebhook: {
      id?: components['schemas']['RecordId'];
      name: components['schemas']['WebhookName'];
      types: components['schemas']['WebhookTypes'];
      url: components['schemas']['WebhookUrl'];
      /** @description Default: true. */
      enabled?: boolean;
      created_at?: components['schemas']['Timestamp'];
    };
    /** @description Times of a week, which `time_interval` of a routing rule names. No operation has them, and their record is not documented (ledger N-83). */
    Hours: {
      id: components['schemas']['RecordId'];
      name: string | null;
      /** @description A time zone such as Europe/London. */
      zone: string;
      times: string[];
      /** @description Whether rules hold outside of the times instead. */
      outside: boolean;
    };
    FixtureHours: {
      id?: components['schemas']['RecordId'];
      /** @description A name that rules can use in place of the id. */
      name?: string | null;
      /** @description A time zone such as Europe/London. Default: UTC. */
      zone?: string;
      times: string[];
      /** @description Whether rules hold outside of the times instead. Default: false. */
      outside?: boolean;
    };
    /** @description As `getSnapshot` answered it. Its members are the sandbox's own. */
    Snapshot: Record<string, unknown>;
    /** @description What a snapshot of the sandbox has in it. */
    KeptSnapshot: {
      /** @constant */
      version: 5;
      clock: {
        now: components['schemas']['Moment'];
        sequence: number;
        scheduled: ({
          time: number;
          sequence: number;
        } & components['schemas']['ScheduledAction'])[];
      };
      second?: components['schemas']['KeptOfAccount'];
    } & components['schemas']['KeptOfAccount'];
    KeptOfAccount: {
      random: number[];
      store: {
        accounts?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        calls?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        cdrs?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        challenges?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        chatmsgs?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        codes?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        ddis?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        deliveries?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        files?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        hours?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        late_records?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        mails?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        monitors?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        queue_calls?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        queue_members?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        reportschedules?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        ringgroups?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        tokens?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        users?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        webhooks?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
        wrap_ups?: {
          records?: unknown;
        } & components['schemas']['KeptTable'];
      } & {
        [key: string]: components['schemas']['KeptTable'];
      };
    };
    KeptTable: {
      lastId: components['schemas']['RecordId'];
      records: {
        id: string | components['schemas']['RecordId'];
      }[];
    };
    FieldError: {
      field: string;
      message: string;
      code?: string;
    };
    Request: {
      /**
       * Format: date-time
       * @description When the response was sent.
       */
      time: string;
      method: string;
      /** @description As it was sent. */
      url: string;
      /** @description Of `url`. */
      path: string;
      /** @description Of `url`, decoded. A name that is there several times has a list. */
      query: {
        [key: string]: string | string[];
      };
      /** @description Names in lower case. Tokens are as they were sent. */
      headers: {
        [key: string]: string;
      };
      /** @description JSON where it was JSON, else the text; null where there was none. */
      body: unknown;
      /** @description Null where it matched no operation. */
      operation_id: string | null;
      status: number;
      /** @description Why it was refused; null where it was not. */
      refusal: components['schemas']['Error'] | null;
      /** @description What was taken but is probably not meant, as in the header x-request-warning of its response. */
      warnings: components['schemas']['FieldError'][];
      /** @description From the whole request to its response. */
      milliseconds: number;
    };
    Operation: {
      operation_id: string;
      method: string;
      path: string;
      summary: string;
      responses: {
        /** @description Or a range, such as 4XX. */
        status: string;
        /** @description Keys of its examples. */
        examples: string[];
      }[];
    };
    Event: {
      /** @description Its name. */
      event: string;
      summary: string;
      /** @description Keys of its examples. */
      examples: string[];
    };
    SentEvent: {
      event: string;
      /** @description Null where the contract has none. */
      example: string | null;
      /** @description The receiver, without user and password. */
      to: string;
      /** @description What was sent; null where the event has no body. */
      body: unknown;
      /** @description Of the response; null where there was none. */
      status: number | null;
      milliseconds: number;
      /** @description Why it failed; null where the receiver returned 2xx. */
      error: string | null;
    };
    Rule: {
      id: number;
      operation_id?: string;
      sequence: components['schemas']['Step'][];
      repeat: boolean;
      /** @description Number of requests that the rule has applied to. */
      used: number;
    };
    /** @description The response to a request. Without members, it is the usual response. */
    Step: {
      /** @description Status to respond with. One that the operation does not declare is marked with the header x-undeclared-status. */
      code?: number;
      /** @description Key of an example of the operation. */
      example?: string;
      /** @description Milliseconds to wait first. */
      delay?: number;
      /**
       * @description `reset`: the connection is reset. `truncate`: it closes in the middle of the body. `garbage`: the body is not what its headers say.
       * @enum {string}
       */
      fault?: 'reset' | 'truncate' | 'garbage';
      /** @description Further headers of the response, such as retry-after. */
      headers?: {
        [key: string]: string;
      };
      /** @description JSON to respond with instead of the example. */
      body?: unknown;
      /** @description Number of requests that the step applies to, by default 1; null for all further requests. */
      times?: number | null;
    };
  };
  responses: {
    /** @description The new time. */
    Clock: {
      content: {
        'application/json': components['schemas']['Clock'];
      };
    };
    /** @description How late records appear, and how many wait. */
    LateRecords: {
      content: {
        'application/json': {
          /** @description Null while records exist at once. */
          rule: components['schemas']['LateRecords'] | null;
          /** @description Number of records that wait for their time. */
          waiting: number;
        };
      };
    };
    /** @description The changed call. */
    LiveCall: {
      content: {
        'application/json': components['schemas']['LiveCall'];
      };
    };
    /** @description The id of the new record. */
    Created: {
      content: {
        'application/json': {
          id: number;
        };
      };
    };
    /** @description What was wrong. */
    Error: {
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: {
    /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
    Account: 1 | 2;
    Id: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Error = components['schemas']['Error'];
export type Timestamp = components['schemas']['Timestamp'];
export type ClockMode = components['schemas']['ClockMode'];
export type Clock = components['schemas']['Clock'];
export type Duration = components['schemas']['Duration'];
export type Amount = components['schemas']['Amount'];
export type Number = components['schemas']['Number'];
export type Caller = components['schemas']['Caller'];
export type Side = components['schemas']['Side'];
export type Moment = components['schemas']['Moment'];
export type RecordId = components['schemas']['RecordId'];
export type Party = components['schemas']['Party'];
export type Destination = components['schemas']['Destination'];
export type Place = components['schemas']['Place'];
export type Leg = components['schemas']['Leg'];
export type CallPhase = components['schemas']['CallPhase'];
export type CallTimer = components['schemas']['CallTimer'];
export type Cause = components['schemas']['Cause'];
export type CallRecording = components['schemas']['CallRecording'];
export type KeptCall = components['schemas']['KeptCall'];
export type WrapUp = components['schemas']['WrapUp'];
export type ScheduledAction = components['schemas']['ScheduledAction'];
export type ActionOfCall = components['schemas']['ActionOfCall'];
export type KeptToken = components['schemas']['KeptToken'];
export type KeptAccount = components['schemas']['KeptAccount'];
export type QueueMember = components['schemas']['QueueMember'];
export type QueueCall = components['schemas']['QueueCall'];
export type Challenge = components['schemas']['Challenge'];
export type StoredFile = components['schemas']['StoredFile'];
export type KeptCode = components['schemas']['KeptCode'];
export type KeptDelivery = components['schemas']['KeptDelivery'];
export type KeptWithCampaign = components['schemas']['KeptWithCampaign'];
export type LateRecords = components['schemas']['LateRecords'];
export type LateSeconds = components['schemas']['LateSeconds'];
export type LateRecord = components['schemas']['LateRecord'];
export type KeptOfMonitor = components['schemas']['KeptOfMonitor'];
export type KeptOfRingGroup = components['schemas']['KeptOfRingGroup'];
export type KeptOfUser = components['schemas']['KeptOfUser'];
export type KeptOfChatMessage = components['schemas']['KeptOfChatMessage'];
export type KeptOfReportSchedule = components['schemas']['KeptOfReportSchedule'];
export type LiveCall = components['schemas']['LiveCall'];
export type Agent = components['schemas']['Agent'];
export type Named = components['schemas']['Named'];
export type LegState = components['schemas']['LegState'];
export type CallInLegs = components['schemas']['CallInLegs'];
export type EndedCall = components['schemas']['EndedCall'];
export type EndedLeg = components['schemas']['EndedLeg'];
export type QueueState = components['schemas']['QueueState'];
export type AgentState = components['schemas']['AgentState'];
export type ReceiverStatus = components['schemas']['ReceiverStatus'];
export type ReceivedEvent = components['schemas']['ReceivedEvent'];
export type ReceiverState = components['schemas']['ReceiverState'];
export type UserState = components['schemas']['UserState'];
export type Seconds = components['schemas']['Seconds'];
export type Settings = components['schemas']['Settings'];
export type Account = components['schemas']['Account'];
export type SignIn = components['schemas']['SignIn'];
export type Mail = components['schemas']['Mail'];
export type WebhookName = components['schemas']['WebhookName'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type WebhookTypes = components['schemas']['WebhookTypes'];
export type Webhook = components['schemas']['Webhook'];
export type Journal = components['schemas']['Journal'];
export type JournalEntry = components['schemas']['JournalEntry'];
export type Attempt = components['schemas']['Attempt'];
export type Seed = components['schemas']['Seed'];
export type Fixture = components['schemas']['Fixture'];
export type FixtureUser = components['schemas']['FixtureUser'];
export type FixtureExtension = components['schemas']['FixtureExtension'];
export type FixtureNumber = components['schemas']['FixtureNumber'];
export type FixtureMember = components['schemas']['FixtureMember'];
export type FixtureInternal = components['schemas']['FixtureInternal'];
export type FixtureDdi = components['schemas']['FixtureDdi'];
export type FixtureQueue = components['schemas']['FixtureQueue'];
export type FixtureRingGroup = components['schemas']['FixtureRingGroup'];
export type FixtureIvr = components['schemas']['FixtureIvr'];
export type FixtureConference = components['schemas']['FixtureConference'];
export type Scenario = components['schemas']['Scenario'];
export type ScenarioStart = components['schemas']['ScenarioStart'];
export type ScenarioRequest = components['schemas']['ScenarioRequest'];
export type ScenarioRows = components['schemas']['ScenarioRows'];
export type ScenarioResult = components['schemas']['ScenarioResult'];
export type FixtureWebhook = components['schemas']['FixtureWebhook'];
export type Hours = components['schemas']['Hours'];
export type FixtureHours = components['schemas']['FixtureHours'];
export type Snapshot = components['schemas']['Snapshot'];
export type KeptSnapshot = components['schemas']['KeptSnapshot'];
export type KeptOfAccount = components['schemas']['KeptOfAccount'];
export type KeptTable = components['schemas']['KeptTable'];
export type FieldError = components['schemas']['FieldError'];
export type Request = components['schemas']['Request'];
export type Operation = components['schemas']['Operation'];
export type Event = components['schemas']['Event'];
export type SentEvent = components['schemas']['SentEvent'];
export type Rule = components['schemas']['Rule'];
export type Step = components['schemas']['Step'];
export type ResponseClock = components['responses']['Clock'];
export type ResponseLateRecords = components['responses']['LateRecords'];
export type ResponseLiveCall = components['responses']['LiveCall'];
export type ResponseCreated = components['responses']['Created'];
export type ResponseError = components['responses']['Error'];
export type ParameterAccount = components['parameters']['Account'];
export type ParameterId = components['parameters']['Id'];
export type $defs = Record<string, never>;
export interface operations {
  getClock: {
    parameters: {};
    responses: {
      200: components['responses']['Clock'];
    };
  };
  advanceClock: {
    parameters: {};
    requestBody?: {
      content: {
        'application/json': components['schemas']['Duration'];
      };
    };
    responses: {
      200: components['responses']['Clock'];
      400: components['responses']['Error'];
    };
  };
  setClock: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': {
          time: components['schemas']['Timestamp'];
        };
      };
    };
    responses: {
      200: components['responses']['Clock'];
      400: components['responses']['Error'];
    };
  };
  runClock: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': {
          mode: components['schemas']['ClockMode'];
        };
      };
    };
    responses: {
      200: components['responses']['Clock'];
      400: components['responses']['Error'];
    };
  };
  listLiveCalls: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description Live calls, as in `GET /calls`. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['LiveCall'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  listLegs: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description Live calls, the oldest first. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['CallInLegs'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  listEndedCalls: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
        /** @description Number of calls to return, newest first. Default: 20. */
        limit?: number;
      };
    };
    responses: {
      /** @description Calls, the newest first. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['EndedCall'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  getWallboard: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description All queues. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['QueueState'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  simulateInboundCall: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          from: components['schemas']['Caller'];
          /** @description One of the account's numbers (DDI), or an extension. */
          to: components['schemas']['Number'];
          from_name?: string;
        };
      };
    };
    responses: {
      201: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateAnswer: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @description ID of the user who answers, if several phones ring. Default: the first. In a click to call, the caller's own phone rings first. */
          user_id?: number;
        };
      };
    };
    responses: {
      200: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateHold: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          side?: components['schemas']['Side'];
        };
      };
    };
    responses: {
      200: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateResume: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          side?: components['schemas']['Side'];
        };
      };
    };
    responses: {
      200: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateTransfer: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          to: components['schemas']['Number'];
          /** @description ID of the user who transfers and then leaves the call. Default: the called user of the account, otherwise the calling user. */
          by?: number;
        };
      };
    };
    responses: {
      200: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateConsultation: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          to: components['schemas']['Number'];
          /** @description ID of the user who consults. Default: the called user of the account, otherwise the calling user. */
          by?: number;
        };
      };
    };
    responses: {
      /** @description The consultation. */
      201: {
        content: {
          'application/json': components['schemas']['LiveCall'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateJoin: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    responses: {
      200: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateHangUp: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          side?: components['schemas']['Side'];
        };
      };
    };
    responses: {
      /** @description The call has ended. */
      204: {};
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateReject: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody?: {
      content: {
        'application/json': {
          /** @description ID of the user who rejects the call, if several phones ring. Default: the first. */
          user_id?: number;
        };
      };
    };
    responses: {
      /** @description The phone has stopped ringing. */
      204: {};
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateKey: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description One of the keys 0 to 9, `*` and `#`.
           * @example 1
           */
          key: string;
        };
      };
    };
    responses: {
      200: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  getLateRecords: {
    parameters: {};
    responses: {
      200: components['responses']['LateRecords'];
    };
  };
  setLateRecords: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['LateRecords'];
      };
    };
    responses: {
      200: components['responses']['LateRecords'];
      400: components['responses']['Error'];
    };
  };
  deleteLateRecords: {
    parameters: {};
    responses: {
      /** @description Done. */
      204: {};
    };
  };
  simulateMissInQueue: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          queue_id: number;
          from: components['schemas']['Caller'];
          /** @description Seconds that the caller waits. Default: 10. */
          seconds?: number;
        };
      };
    };
    responses: {
      201: components['responses']['LiveCall'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateAgent: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
        user_id: number;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          joined: boolean;
        };
      };
    };
    responses: {
      /** @description The agent. */
      200: {
        content: {
          'application/json': components['schemas']['Agent'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  simulateSms: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          from: components['schemas']['Number'];
          to: components['schemas']['Number'];
          text: string;
        };
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['Error'];
    };
  };
  simulateFax: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          from: components['schemas']['Number'];
          /** @description One of the account's numbers that takes fax. */
          to: components['schemas']['Number'];
          /** @description Default: 1. */
          pages?: number;
        };
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['Error'];
    };
  };
  simulateVoicemail: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          user_id: number;
          from: components['schemas']['Number'];
          /** @description Length. Default: 10. */
          seconds?: number;
          transcript?: string;
        };
      };
    };
    responses: {
      201: components['responses']['Created'];
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  listUserStates: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description All users. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['UserState'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  updateUserState: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Number of phones online. With 0, `POST /calls` of this user returns 412. */
          phones?: number;
          /** @description Whether the user automatically picks up their own phone in a click to call. */
          picks_up?: boolean;
          /** @description Names of ACL roles, such as ADMIN. */
          roles?: string[];
          password?: string;
          /** @enum {string} */
          two_factor_auth?: 'D' | 'E';
          dnd?: boolean;
          active?: boolean;
        };
      };
    };
    responses: {
      /** @description The changed user. */
      200: {
        content: {
          'application/json': components['schemas']['UserState'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  getSignIn: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description The current sign-in. */
      200: {
        content: {
          'application/json': components['schemas']['SignIn'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  listAccounts: {
    parameters: {};
    responses: {
      /** @description The accounts, the first one first. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Account'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  createUserToken: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    responses: {
      /** @description The token, and the sign-in of the user. */
      200: {
        content: {
          'application/json': components['schemas']['SignIn'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  listMails: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description E-mails, the oldest first. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Mail'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  deleteMails: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description All webhooks. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Webhook'][];
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  createWebhook: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          name: components['schemas']['WebhookName'];
          types: components['schemas']['WebhookTypes'];
          url: components['schemas']['WebhookUrl'];
          /** @description Default: true. */
          enabled?: boolean;
        };
      };
    };
    responses: {
      /** @description The webhook. */
      201: {
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['Error'];
    };
  };
  getWebhook: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    responses: {
      /** @description The webhook. */
      200: {
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    requestBody: {
      content: {
        'application/json': {
          name?: components['schemas']['WebhookName'];
          types?: components['schemas']['WebhookTypes'];
          url?: components['schemas']['WebhookUrl'];
          enabled?: boolean;
        };
      };
    };
    responses: {
      /** @description The changed webhook. */
      200: {
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  getReceiver: {
    parameters: {};
    responses: {
      /** @description The receiver. */
      200: {
        content: {
          'application/json': components['schemas']['ReceiverState'];
        };
      };
    };
  };
  clearReceiver: {
    parameters: {};
    responses: {
      /** @description Done. */
      204: {};
    };
  };
  updateReceiver: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': {
          status: components['schemas']['ReceiverStatus'];
        };
      };
    };
    responses: {
      /** @description The changed receiver. */
      200: {
        content: {
          'application/json': components['schemas']['ReceiverState'];
        };
      };
      400: components['responses']['Error'];
    };
  };
  connectReceiver: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description The webhook. */
      200: {
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['Error'];
      409: components['responses']['Error'];
    };
  };
  listJournal: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
        /** @description Id of a leg or of the whole call. */
        call_id?: number;
        webhook_id?: number;
        state?: 'pending' | 'delivered' | 'failed';
        /** @description Number of entries to return, newest first. Default: 1000. */
        limit?: number;
      };
    };
    responses: {
      /** @description Entries, the oldest first. `total` counts all that match. */
      200: {
        content: {
          'application/json': components['schemas']['Journal'];
        };
      };
      400: components['responses']['Error'];
    };
  };
  clearJournal: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
    };
  };
  getJournalEntry: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    responses: {
      /** @description The entry. */
      200: {
        content: {
          'application/json': components['schemas']['JournalEntry'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  replayJournalEntry: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
      path: {
        id: components['parameters']['Id'];
      };
    };
    responses: {
      /** @description The new entry. */
      202: {
        content: {
          'application/json': components['schemas']['JournalEntry'];
        };
      };
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  getSettings: {
    parameters: {};
    responses: {
      /** @description The current options, by their names in the configuration file. */
      200: {
        content: {
          'application/json': components['schemas']['Settings'];
        };
      };
    };
  };
  updateSettings: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Settings'];
      };
    };
    responses: {
      /** @description The changed options. */
      200: {
        content: {
          'application/json': components['schemas']['Settings'];
        };
      };
      400: components['responses']['Error'];
    };
  };
  reset: {
    parameters: {};
    requestBody?: {
      content: {
        'application/json': {
          /** @description Seed for the ids of events and of tokens. Default: the seed of the start, or a new one if you started the sandbox without a seed. */
          seed?: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
    };
  };
  seed: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Seed'];
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
    };
  };
  getFixture: {
    parameters: {
      query?: {
        /** @description The account, in a sandbox with `--accounts 2`. Default: the account with the ID, number or extension in the request, otherwise the first. */
        account?: components['parameters']['Account'];
      };
    };
    responses: {
      /** @description The fixture. It contains tokens and passwords of the sandbox. */
      200: {
        content: {
          'application/json': components['schemas']['Fixture'];
        };
      };
    };
  };
  getSnapshot: {
    parameters: {};
    responses: {
      /** @description The whole state of the sandbox, with its tokens and passwords. Restore it with `POST /restore`. */
      200: {
        content: {
          'application/json': components['schemas']['Snapshot'];
        };
      };
    };
  };
  restore: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': components['schemas']['Snapshot'];
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
    };
  };
  listAssumptions: {
    parameters: {};
    responses: {
      /** @description An assumption is what the sandbox does where the platform's documents are silent. */
      200: {
        content: {
          'application/json': {
            data: {
              /** @description Id in the ledger of the contract. */
              ledger: string;
              behaviour: string;
            }[];
            total: number;
          };
        };
      };
    };
  };
  listRequests: {
    parameters: {
      query?: {
        /** @description Only requests for this operation. */
        operation_id?: string;
        /** @description Only requests that got this status. */
        status?: number;
        /** @description How many of the latest requests to return. */
        limit?: number;
      };
    };
    responses: {
      /** @description The requests. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Request'][];
            /** @description How many there are, before `limit`. */
            total: number;
          };
        };
      };
      400: components['responses']['Error'];
    };
  };
  deleteRequests: {
    parameters: {};
    responses: {
      /** @description Done. */
      204: {};
    };
  };
  listRules: {
    parameters: {};
    responses: {
      /** @description All rules, oldest first. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Rule'][];
            total: number;
          };
        };
      };
    };
  };
  createRule: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': {
          /** @description Name of an operation, such as listCdrs. Without it, the rule applies to all operations. */
          operation_id?: string;
          sequence: components['schemas']['Step'][];
          /** @description Begin again after the last step. */
          repeat?: boolean;
        };
      };
    };
    responses: {
      /** @description The rule. */
      201: {
        content: {
          'application/json': components['schemas']['Rule'];
        };
      };
      400: components['responses']['Error'];
    };
  };
  deleteRules: {
    parameters: {};
    responses: {
      /** @description Done. */
      204: {};
    };
  };
  deleteRule: {
    parameters: {
      path: {
        id: number;
      };
    };
    responses: {
      /** @description Done. */
      204: {};
      400: components['responses']['Error'];
      404: components['responses']['Error'];
    };
  };
  listOperations: {
    parameters: {};
    responses: {
      /** @description The operations of the contract, each with its responses. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Operation'][];
            total: number;
          };
        };
      };
    };
  };
  listEvents: {
    parameters: {};
    responses: {
      /** @description The events of the contract's webhooks. */
      200: {
        content: {
          'application/json': {
            data: components['schemas']['Event'][];
            total: number;
          };
        };
      };
    };
  };
  sendEvent: {
    parameters: {};
    requestBody: {
      content: {
        'application/json': {
          /** @description Name of the event. */
          event: string;
          /** @description URL of the receiver. User and password in it become HTTP Basic. */
          to: string;
          /** @description Key of the example, by default the first. */
          example?: string;
          /** @description Values of fields, by dotted path. */
          fields?: Record<string, unknown>;
          /** @description Fields to set, as `field=value`. The value is JSON or text, whichever the field takes. */
          set?: string[];
          /**
           * @description Whether to refuse an event that the contract does not allow.
           * @default true
           */
          check?: boolean;
        };
      };
    };
    responses: {
      /** @description What was sent, and what the receiver responded. */
      200: {
        content: {
          'application/json': components['schemas']['SentEvent'];
        };
      };
      400: components['responses']['Error'];
    };
  };
}
