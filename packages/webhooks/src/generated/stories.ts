/**
 * Made from the sandbox's calls by the tests of the sandbox: `npx vitest run test/stories -u` there. Do not edit.
 */
import type { StoryData } from '../testing/story-data.ts';

/** The name of a story. */
export type StoryName =
  | "answered"
  | "missed"
  | "voicemail"
  | "withheld-number"
  | "internal"
  | "click-to-call"
  | "click-to-call-declined"
  | "click-to-call-unanswered"
  | "click-to-call-busy"
  | "web-call"
  | "lead-call"
  | "queue"
  | "queue-second-agent"
  | "queue-rejected"
  | "queue-abandoned"
  | "queue-voicemail"
  | "queue-overflow"
  | "queue-three-callers"
  | "ring-group"
  | "ring-group-voicemail"
  | "ivr-to-queue"
  | "conference"
  | "redirected"
  | "transfer"
  | "transfer-comes-back"
  | "transfer-to-queue"
  | "hold"
  | "second-call"
  | "sms";

export const STORIES: Readonly<Record<StoryName, StoryData>> = {
  "answered": {
    title: "Alice calls Tom, who answers after 5 s; they talk for a minute",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [5,"call.connected",0,{"state":"CONNECTED","connected_at":5,"duration":0,"t_cause":null}],
      [65,"call.hangup",0,{"state":"HANGUP","connected_at":5,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [74,"monitor.audio_ready",null,{"monitor_id":1,"call_id":0,"customer_id":3107,"user_id":410002,"size":240432}],
    ],
  },
  "missed": {
    title: "Alice calls Tom and hangs up while his phone rings",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","t_cause":null}],
      [5,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"Originator Cancel"}],
      [5,"call.hangup",0,{"state":"HANGUP","t_cause":"Originator Cancel","terminated_by":"caller"}],
    ],
  },
  "voicemail": {
    title: "Tom does not answer Alice, who leaves a message",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","t_cause":null}],
      [25,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"No Answer"}],
      [46,"call.hangup",0,{"state":"HANGUP","t_cause":"No Answer"}],
    ],
  },
  "withheld-number": {
    title: "Somebody who withholds the number calls Tom and hangs up while his phone rings",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"","src_id":0,"src_name":null,"src_hash":"2f183a4e64493af3","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","t_cause":null}],
      [5,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"Originator Cancel"}],
      [5,"call.hangup",0,{"state":"HANGUP","t_cause":"Originator Cancel","terminated_by":"caller"}],
    ],
  },
  "internal": {
    title: "Mei calls Priya by a click",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"out","src":"2103","src_id":410003,"src_name":"Mei Lindqvist","src_hash":"52ed8fba503e8a9d"},
    ],
    events: [
      [0,"call.initial",0,{"state":"ACCEPTED","connected_at":null,"duration":0,"t_cause":null,"dst":"2105","dst_id":410005,"dst_name":"Priya Nair"}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [2,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null,"dst":"2105","dst_id":410005,"dst_name":"Priya Nair"}],
      [2,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"2105","dst_id":410005,"dst_name":"Priya Nair"}],
      [6,"call.connected",0,{"state":"CONNECTED","connected_at":6,"duration":0,"t_cause":null,"dst":"2105","dst_id":410005,"dst_name":"Priya Nair"}],
      [66,"call.hangup",0,{"state":"HANGUP","connected_at":6,"duration":60,"t_cause":"Normal Clearing","terminated_by":"callee","dst":"2105","dst_id":410005,"dst_name":"Priya Nair"}],
    ],
  },
  "click-to-call": {
    title: "Mei clicks to call Ben, who answers",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"out","src":"2103","src_id":410003,"src_name":"Mei Lindqvist","src_hash":"52ed8fba503e8a9d"},
    ],
    events: [
      [0,"call.initial",0,{"state":"ACCEPTED","connected_at":null,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [2,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [2,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [6,"call.connected",0,{"state":"CONNECTED","connected_at":6,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [69,"call.hangup",0,{"state":"HANGUP","connected_at":6,"duration":63,"t_cause":"Normal Clearing","terminated_by":"callee","dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [78,"monitor.audio_ready",null,{"monitor_id":1,"call_id":0,"customer_id":3107,"user_id":410003,"size":252384}],
    ],
  },
  "click-to-call-declined": {
    title: "Mei declines on her own phone, so that Ben is never called",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"out","duration":0,"src":"2103","src_id":410003,"src_name":"Mei Lindqvist","src_hash":"52ed8fba503e8a9d"},
    ],
    events: [
      [0,"call.initial",0,{"state":"ACCEPTED","t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [0,"call.ringing",0,{"state":"RINGING","t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [3,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"Call Rejected","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [3,"call.hangup",0,{"state":"HANGUP","t_cause":"Call Rejected","terminated_by":"caller","dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
    ],
  },
  "click-to-call-unanswered": {
    title: "Mei calls a number that nobody answers",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"out","duration":0,"src":"2103","src_id":410003,"src_name":"Mei Lindqvist","src_hash":"52ed8fba503e8a9d"},
    ],
    events: [
      [0,"call.initial",0,{"state":"ACCEPTED","t_cause":null,"dst":"447700900480","dst_id":0,"dst_name":null}],
      [0,"call.ringing",0,{"state":"RINGING","t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [2,"call.initial",0,{"state":"INITIAL","t_cause":null,"dst":"447700900480","dst_id":0,"dst_name":null}],
      [2,"call.ringing",0,{"state":"RINGING","t_cause":null,"dst":"447700900480","dst_id":0,"dst_name":null}],
      [22,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"No Answer","dst":"447700900480","dst_id":0,"dst_name":null}],
      [22,"call.hangup",0,{"state":"HANGUP","t_cause":"No Answer","dst":"447700900480","dst_id":0,"dst_name":null}],
    ],
  },
  "click-to-call-busy": {
    title: "Mei calls a number that is busy",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"out","duration":0,"src":"2103","src_id":410003,"src_name":"Mei Lindqvist","src_hash":"52ed8fba503e8a9d"},
    ],
    events: [
      [0,"call.initial",0,{"state":"ACCEPTED","t_cause":null,"dst":"447700900486","dst_id":0,"dst_name":null}],
      [0,"call.ringing",0,{"state":"RINGING","t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [2,"call.initial",0,{"state":"INITIAL","t_cause":null,"dst":"447700900486","dst_id":0,"dst_name":null}],
      [3,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"User Busy","dst":"447700900486","dst_id":0,"dst_name":null}],
      [3,"call.hangup",0,{"state":"HANGUP","t_cause":"User Busy","terminated_by":"callee","dst":"447700900486","dst_id":0,"dst_name":null}],
    ],
  },
  "web-call": {
    title: "A web call calls Chen first and then Mei",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"out","src":"442079460955","src_id":0,"src_name":"Chen Wholesale","src_hash":"2d5a4788c99c1d1d","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"ACCEPTED","connected_at":null,"duration":0,"t_cause":null}],
      [4,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [4,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [9,"call.connected",0,{"state":"CONNECTED","connected_at":9,"duration":0,"t_cause":null}],
      [50,"call.hangup",0,{"state":"HANGUP","connected_at":9,"duration":41,"t_cause":"Normal Clearing"}],
      [59,"monitor.audio_ready",null,{"monitor_id":1,"call_id":0,"customer_id":3107,"user_id":410003,"size":164400}],
    ],
  },
  "lead-call": {
    title: "A lead call speaks its text to Dora",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"out","src":"442079460110","src_id":0,"src_name":null,"src_hash":null,"dst":"447700900789","dst_id":0,"dst_name":"Dora Field"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [4,"call.connected",0,{"state":"CONNECTED","connected_at":4,"duration":0,"t_cause":null}],
      [9,"call.hangup",0,{"state":"HANGUP","connected_at":4,"duration":5,"t_cause":"Normal Clearing"}],
    ],
  },
  "queue": {
    title: "Alice calls sales, Tom answers after 7 s, holds her once, and she hangs up",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"QUEUE","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"442079460101","dst_id":30601,"dst_name":"Sales"},
      {"call_id":1,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":2,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.initial",2,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",2,{"state":"RINGING","t_cause":null}],
      [7,"call.connected",1,{"state":"CONNECTED","connected_at":7,"duration":0,"t_cause":null}],
      [7,"call.missed",2,{"state":"HANGUP","final":false,"t_cause":"Answered Elsewhere"}],
      [7,"call.hangup",2,{"state":"HANGUP","t_cause":"Answered Elsewhere"}],
      [67,"call.hold",1,{"state":"ON_HOLD","connected_at":7,"duration":60,"t_cause":null}],
      [92,"call.unhold",1,{"state":"CONNECTED","connected_at":7,"duration":85,"t_cause":null}],
      [191,"call.hangup",1,{"state":"HANGUP","connected_at":7,"duration":184,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [191,"call.hangup",0,{"state":"HANGUP","connected_at":7,"duration":184,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [200,"monitor.audio_ready",null,{"monitor_id":3,"call_id":0,"customer_id":3107,"user_id":410002,"size":736512}],
    ],
  },
  "queue-second-agent": {
    title: "Sales hunts; Tom does not answer, Mei does",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"QUEUE","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"442079460101","dst_id":30601,"dst_name":"Sales"},
      {"call_id":1,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":2,"root_call_id":0,"start_time":10,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [10,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [10,"call.hangup",1,{"state":"HANGUP","t_cause":"No Answer"}],
      [10,"call.initial",2,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [10,"call.ringing",2,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [14,"call.connected",2,{"state":"CONNECTED","connected_at":14,"duration":0,"t_cause":null}],
      [44,"call.hangup",2,{"state":"HANGUP","connected_at":14,"duration":30,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [44,"call.hangup",0,{"state":"HANGUP","connected_at":14,"duration":30,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [53,"monitor.audio_ready",null,{"monitor_id":3,"call_id":0,"customer_id":3107,"user_id":410003,"size":120480}],
    ],
  },
  "queue-rejected": {
    title: "Tom rejects Alice's call to sales; Mei's phone goes on ringing, and she answers",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"QUEUE","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"442079460101","dst_id":30601,"dst_name":"Sales"},
      {"call_id":1,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":2,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",2,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [0,"call.ringing",2,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [3,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"Call Rejected"}],
      [3,"call.hangup",1,{"state":"HANGUP","t_cause":"Call Rejected","terminated_by":"callee"}],
      [6,"call.connected",2,{"state":"CONNECTED","connected_at":6,"duration":0,"t_cause":null}],
      [36,"call.hangup",2,{"state":"HANGUP","connected_at":6,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
      [36,"call.hangup",0,{"state":"HANGUP","connected_at":6,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
      [45,"monitor.audio_ready",null,{"monitor_id":3,"call_id":0,"customer_id":3107,"user_id":410003,"size":120480}],
    ],
  },
  "queue-abandoned": {
    title: "Alice waits in the sales queue for 10 s and hangs up",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"QUEUE","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2200","dst_id":30601,"dst_name":"Sales"},
      {"call_id":1,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":2,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",2,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [0,"call.ringing",2,{"state":"RINGING","t_cause":null}],
      [10,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"Originator Cancel"}],
      [10,"call.hangup",1,{"state":"HANGUP","t_cause":"Originator Cancel","terminated_by":"caller"}],
      [10,"call.missed",2,{"state":"HANGUP","final":false,"t_cause":"Originator Cancel"}],
      [10,"call.hangup",2,{"state":"HANGUP","t_cause":"Originator Cancel","terminated_by":"caller"}],
      [10,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"Originator Cancel"}],
      [10,"call.hangup",0,{"state":"HANGUP","t_cause":"Originator Cancel","terminated_by":"caller"}],
    ],
  },
  "queue-voicemail": {
    title: "Nobody in the workshop answers Dora in two rounds, and she leaves a message",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"QUEUE","destination":"in","duration":0,"src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"442079460102","dst_id":30602,"dst_name":"Workshop"},
      {"call_id":1,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"2104","dst_id":410004,"dst_name":"Jonas Petrov"},
      {"call_id":2,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"2105","dst_id":410005,"dst_name":"Priya Nair"},
      {"call_id":3,"root_call_id":0,"start_time":25,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"2104","dst_id":410004,"dst_name":"Jonas Petrov"},
      {"call_id":4,"root_call_id":0,"start_time":25,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"2105","dst_id":410005,"dst_name":"Priya Nair"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",2,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [0,"call.ringing",2,{"state":"RINGING","t_cause":null}],
      [20,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [20,"call.hangup",1,{"state":"HANGUP","t_cause":"No Answer"}],
      [20,"call.missed",2,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [20,"call.hangup",2,{"state":"HANGUP","t_cause":"No Answer"}],
      [25,"call.initial",3,{"state":"INITIAL","t_cause":null}],
      [25,"call.initial",4,{"state":"INITIAL","t_cause":null}],
      [25,"call.ringing",3,{"state":"RINGING","t_cause":null}],
      [25,"call.ringing",4,{"state":"RINGING","t_cause":null}],
      [45,"call.missed",3,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [45,"call.hangup",3,{"state":"HANGUP","t_cause":"No Answer"}],
      [45,"call.missed",4,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [45,"call.hangup",4,{"state":"HANGUP","t_cause":"No Answer"}],
      [45,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"No Answer"}],
      [66,"call.hangup",0,{"state":"HANGUP","t_cause":"No Answer"}],
    ],
  },
  "queue-overflow": {
    title: "Nobody in sales answers Alice within 20 s; she overflows to the ring group, where Jonas answers",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"QUEUE","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"442079460101","dst_id":30601,"dst_name":"Sales"},
      {"call_id":1,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":2,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
      {"call_id":3,"root_call_id":0,"start_time":20,"context":"RG-701","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2400","dst_id":701,"dst_name":"Everyone"},
      {"call_id":4,"root_call_id":0,"start_time":20,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":5,"root_call_id":0,"start_time":20,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
      {"call_id":6,"root_call_id":0,"start_time":20,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2104","dst_id":410004,"dst_name":"Jonas Petrov"},
      {"call_id":7,"root_call_id":0,"start_time":20,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2105","dst_id":410005,"dst_name":"Priya Nair"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",2,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [0,"call.ringing",2,{"state":"RINGING","t_cause":null}],
      [20,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [20,"call.hangup",1,{"state":"HANGUP","t_cause":"No Answer"}],
      [20,"call.missed",2,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [20,"call.hangup",2,{"state":"HANGUP","t_cause":"No Answer"}],
      [20,"call.missed",0,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [20,"call.hangup",0,{"state":"HANGUP","t_cause":"No Answer"}],
      [20,"call.initial",3,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [20,"call.initial",4,{"state":"INITIAL","t_cause":null}],
      [20,"call.initial",5,{"state":"INITIAL","t_cause":null}],
      [20,"call.initial",6,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [20,"call.initial",7,{"state":"INITIAL","t_cause":null}],
      [20,"call.ringing",4,{"state":"RINGING","t_cause":null}],
      [20,"call.ringing",5,{"state":"RINGING","t_cause":null}],
      [20,"call.ringing",6,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [20,"call.ringing",7,{"state":"RINGING","t_cause":null}],
      [26,"call.connected",6,{"state":"CONNECTED","connected_at":26,"duration":0,"t_cause":null}],
      [26,"call.missed",4,{"state":"HANGUP","final":false,"t_cause":"Answered Elsewhere"}],
      [26,"call.hangup",4,{"state":"HANGUP","t_cause":"Answered Elsewhere"}],
      [26,"call.missed",5,{"state":"HANGUP","final":false,"t_cause":"Answered Elsewhere"}],
      [26,"call.hangup",5,{"state":"HANGUP","t_cause":"Answered Elsewhere"}],
      [26,"call.missed",7,{"state":"HANGUP","final":false,"t_cause":"Answered Elsewhere"}],
      [26,"call.hangup",7,{"state":"HANGUP","t_cause":"Answered Elsewhere"}],
      [86,"call.hangup",6,{"state":"HANGUP","connected_at":26,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [86,"call.hangup",3,{"state":"HANGUP","connected_at":26,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
    ],
  },
  "queue-three-callers": {
    title: "Alice, Dora and Ben call sales, where only Tom is; each is served when he is free, in the order of their coming",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"QUEUE","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"442079460101","dst_id":30601,"dst_name":"Sales"},
      {"call_id":1,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":2,"root_call_id":2,"start_time":10,"context":"QUEUE","destination":"in","src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"442079460101","dst_id":30601,"dst_name":"Sales"},
      {"call_id":3,"root_call_id":3,"start_time":20,"context":"QUEUE","destination":"in","src":"447700900456","src_id":0,"src_name":"Ben Aziz","src_hash":"fd0ad751abec6ca6","dst":"442079460101","dst_id":30601,"dst_name":"Sales"},
      {"call_id":4,"root_call_id":2,"start_time":65,"context":"LOCAL_USER","destination":"in","src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":6,"root_call_id":3,"start_time":100,"context":"LOCAL_USER","destination":"in","src":"447700900456","src_id":0,"src_name":"Ben Aziz","src_hash":"fd0ad751abec6ca6","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [5,"call.connected",1,{"state":"CONNECTED","connected_at":5,"duration":0,"t_cause":null}],
      [10,"call.initial",2,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [20,"call.initial",3,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [65,"call.hangup",1,{"state":"HANGUP","connected_at":5,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [65,"call.hangup",0,{"state":"HANGUP","connected_at":5,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [65,"call.initial",4,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [65,"call.ringing",4,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [70,"call.connected",4,{"state":"CONNECTED","connected_at":70,"duration":0,"t_cause":null}],
      [74,"monitor.audio_ready",null,{"monitor_id":5,"call_id":0,"customer_id":3107,"user_id":410002,"size":240432}],
      [100,"call.hangup",4,{"state":"HANGUP","connected_at":70,"duration":30,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [100,"call.hangup",2,{"state":"HANGUP","connected_at":70,"duration":30,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [100,"call.initial",5,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [100,"call.ringing",5,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [103,"call.connected",5,{"state":"CONNECTED","connected_at":103,"duration":0,"t_cause":null}],
      [109,"monitor.audio_ready",null,{"monitor_id":7,"call_id":2,"customer_id":3107,"user_id":410002,"size":120480}],
      [133,"call.hangup",5,{"state":"HANGUP","connected_at":103,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
      [133,"call.hangup",3,{"state":"HANGUP","connected_at":103,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
      [142,"monitor.audio_ready",null,{"monitor_id":8,"call_id":3,"customer_id":3107,"user_id":410002,"size":120480}],
    ],
  },
  "ring-group": {
    title: "The ring group hunts; Nadia does not answer, Tom rejects, and Mei takes Alice",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"RG-701","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2400","dst_id":701,"dst_name":"Everyone"},
      {"call_id":1,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2101","dst_id":410001,"dst_name":"Nadia Okafor"},
      {"call_id":2,"root_call_id":0,"start_time":10,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":3,"root_call_id":0,"start_time":13,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [10,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [10,"call.hangup",1,{"state":"HANGUP","t_cause":"No Answer"}],
      [10,"call.initial",2,{"state":"INITIAL","t_cause":null}],
      [10,"call.ringing",2,{"state":"RINGING","t_cause":null}],
      [13,"call.missed",2,{"state":"HANGUP","final":false,"t_cause":"Call Rejected"}],
      [13,"call.hangup",2,{"state":"HANGUP","t_cause":"Call Rejected","terminated_by":"callee"}],
      [13,"call.initial",3,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [13,"call.ringing",3,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [16,"call.connected",3,{"state":"CONNECTED","connected_at":16,"duration":0,"t_cause":null}],
      [46,"call.hangup",3,{"state":"HANGUP","connected_at":16,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
      [46,"call.hangup",0,{"state":"HANGUP","connected_at":16,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
      [55,"monitor.audio_ready",null,{"monitor_id":4,"call_id":0,"customer_id":3107,"user_id":410003,"size":120480}],
    ],
  },
  "ring-group-voicemail": {
    title: "Alice calls the ring group, nobody answers for 30 s, and she leaves a message for Nadia",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"RG-701","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2400","dst_id":701,"dst_name":"Everyone"},
      {"call_id":1,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":2,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
      {"call_id":3,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2104","dst_id":410004,"dst_name":"Jonas Petrov"},
      {"call_id":4,"root_call_id":0,"start_time":0,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2105","dst_id":410005,"dst_name":"Priya Nair"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",2,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",3,{"state":"INITIAL","t_cause":null}],
      [0,"call.initial",4,{"state":"INITIAL","t_cause":null}],
      [0,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [0,"call.ringing",2,{"state":"RINGING","t_cause":null}],
      [0,"call.ringing",3,{"state":"RINGING","t_cause":null}],
      [0,"call.ringing",4,{"state":"RINGING","t_cause":null}],
      [30,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [30,"call.hangup",1,{"state":"HANGUP","t_cause":"No Answer"}],
      [30,"call.missed",2,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [30,"call.hangup",2,{"state":"HANGUP","t_cause":"No Answer"}],
      [30,"call.missed",3,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [30,"call.hangup",3,{"state":"HANGUP","t_cause":"No Answer"}],
      [30,"call.missed",4,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [30,"call.hangup",4,{"state":"HANGUP","t_cause":"No Answer"}],
      [30,"call.missed",0,{"state":"HANGUP","final":true,"t_cause":"No Answer"}],
      [51,"call.hangup",0,{"state":"HANGUP","t_cause":"No Answer"}],
    ],
  },
  "ivr-to-queue": {
    title: "Alice calls the main number, presses 2, and Jonas answers in the workshop",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"connected_at":null,"context":"IVR","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"442079460100","dst_id":801,"dst_name":"Main menu"},
      {"call_id":1,"root_call_id":0,"start_time":3,"context":"QUEUE","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2300","dst_id":30602,"dst_name":"Workshop"},
      {"call_id":2,"root_call_id":0,"start_time":3,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2104","dst_id":410004,"dst_name":"Jonas Petrov"},
      {"call_id":3,"root_call_id":0,"start_time":3,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2105","dst_id":410005,"dst_name":"Priya Nair"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","t_cause":null}],
      [3,"call.dtmf",0,{"state":"DTMF_RECEIVED","t_cause":null,"dtmf_tag":"ivr","dtmf_target":"2"}],
      [3,"call.hangup",0,{"state":"HANGUP","t_cause":"Normal Clearing"}],
      [3,"call.initial",1,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [3,"call.initial",2,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [3,"call.initial",3,{"state":"INITIAL","t_cause":null}],
      [3,"call.ringing",2,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [3,"call.ringing",3,{"state":"RINGING","t_cause":null}],
      [8,"call.connected",2,{"state":"CONNECTED","connected_at":8,"duration":0,"t_cause":null}],
      [8,"call.missed",3,{"state":"HANGUP","final":false,"t_cause":"Answered Elsewhere"}],
      [8,"call.hangup",3,{"state":"HANGUP","t_cause":"Answered Elsewhere"}],
      [38,"call.hangup",2,{"state":"HANGUP","connected_at":8,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
      [38,"call.hangup",1,{"state":"HANGUP","connected_at":8,"duration":30,"t_cause":"Normal Clearing","terminated_by":"callee"}],
    ],
  },
  "conference": {
    title: "Alice calls the conference, which takes her at once",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"CONFERENCE","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2900","dst_id":901,"dst_name":"Morning stand-up"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.connected",0,{"state":"CONNECTED","connected_at":0,"duration":0,"t_cause":null}],
      [60,"call.hangup",0,{"state":"HANGUP","connected_at":0,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
    ],
  },
  "redirected": {
    title: "Alice calls Mei and is redirected to Tom before anybody answers",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [5,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null,"dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"}],
      [5,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"}],
      [9,"call.connected",0,{"state":"CONNECTED","connected_at":9,"duration":0,"t_cause":null,"dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"}],
      [69,"call.hangup",0,{"state":"HANGUP","connected_at":9,"duration":60,"t_cause":"Normal Clearing","terminated_by":"callee","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"}],
      [78,"monitor.audio_ready",null,{"monitor_id":1,"call_id":0,"customer_id":3107,"user_id":410002,"size":240432}],
    ],
  },
  "transfer": {
    title: "Alice talks with Mei for ten minutes, is transferred to Tom, and hangs up two minutes later",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
      {"call_id":1,"root_call_id":0,"start_time":605,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [5,"call.connected",0,{"state":"CONNECTED","connected_at":5,"duration":0,"t_cause":null}],
      [605,"call.hangup",0,{"state":"HANGUP","connected_at":5,"duration":600,"t_cause":"Blind Transfer"}],
      [605,"call.initial",1,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [605,"call.ringing",1,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [611,"call.connected",1,{"state":"CONNECTED","connected_at":611,"duration":0,"t_cause":null}],
      [614,"monitor.audio_ready",null,{"monitor_id":2,"call_id":0,"customer_id":3107,"user_id":410003,"size":2400432}],
      [731,"call.hangup",1,{"state":"HANGUP","connected_at":611,"duration":120,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [740,"monitor.audio_ready",null,{"monitor_id":3,"call_id":1,"customer_id":3107,"user_id":410002,"size":480480}],
    ],
  },
  "transfer-comes-back": {
    title: "Tom does not take the transfer, and Alice comes back to Mei",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
      {"call_id":1,"root_call_id":0,"start_time":65,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2102","dst_id":410002,"dst_name":"Tom Reyes"},
      {"call_id":3,"root_call_id":0,"start_time":90,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [5,"call.connected",0,{"state":"CONNECTED","connected_at":5,"duration":0,"t_cause":null}],
      [65,"call.hangup",0,{"state":"HANGUP","connected_at":5,"duration":60,"t_cause":"Blind Transfer"}],
      [65,"call.initial",1,{"state":"INITIAL","t_cause":null}],
      [65,"call.ringing",1,{"state":"RINGING","t_cause":null}],
      [74,"monitor.audio_ready",null,{"monitor_id":2,"call_id":0,"customer_id":3107,"user_id":410003,"size":240432}],
      [90,"call.missed",1,{"state":"HANGUP","final":false,"t_cause":"No Answer"}],
      [90,"call.hangup",1,{"state":"HANGUP","t_cause":"No Answer"}],
      [90,"call.initial",2,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [90,"call.ringing",2,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [95,"call.connected",2,{"state":"CONNECTED","connected_at":95,"duration":0,"t_cause":null}],
      [125,"call.hangup",2,{"state":"HANGUP","connected_at":95,"duration":30,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [134,"monitor.audio_ready",null,{"monitor_id":4,"call_id":3,"customer_id":3107,"user_id":410003,"size":120480}],
    ],
  },
  "transfer-to-queue": {
    title: "Alice is transferred from Mei to the workshop queue, where Priya answers",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
      {"call_id":1,"root_call_id":0,"start_time":65,"context":"QUEUE","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2300","dst_id":30602,"dst_name":"Workshop"},
      {"call_id":2,"root_call_id":0,"start_time":65,"connected_at":null,"context":"LOCAL_USER","destination":"in","duration":0,"src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2104","dst_id":410004,"dst_name":"Jonas Petrov"},
      {"call_id":3,"root_call_id":0,"start_time":65,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2105","dst_id":410005,"dst_name":"Priya Nair"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [5,"call.connected",0,{"state":"CONNECTED","connected_at":5,"duration":0,"t_cause":null}],
      [65,"call.hangup",0,{"state":"HANGUP","connected_at":5,"duration":60,"t_cause":"Blind Transfer"}],
      [65,"call.initial",1,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [65,"call.initial",2,{"state":"INITIAL","t_cause":null}],
      [65,"call.initial",3,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [65,"call.ringing",2,{"state":"RINGING","t_cause":null}],
      [65,"call.ringing",3,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [70,"call.connected",3,{"state":"CONNECTED","connected_at":70,"duration":0,"t_cause":null}],
      [70,"call.missed",2,{"state":"HANGUP","final":false,"t_cause":"Answered Elsewhere"}],
      [70,"call.hangup",2,{"state":"HANGUP","t_cause":"Answered Elsewhere"}],
      [130,"call.hangup",3,{"state":"HANGUP","connected_at":70,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [130,"call.hangup",1,{"state":"HANGUP","connected_at":70,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller"}],
    ],
  },
  "hold": {
    title: "Mei holds Ben, Ben holds Mei; the call goes on when both have resumed, and ends while Ben holds once more",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"out","src":"2103","src_id":410003,"src_name":"Mei Lindqvist","src_hash":"52ed8fba503e8a9d"},
    ],
    events: [
      [0,"call.initial",0,{"state":"ACCEPTED","connected_at":null,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"}],
      [2,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [2,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [6,"call.connected",0,{"state":"CONNECTED","connected_at":6,"duration":0,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [10,"call.hold",0,{"state":"ON_HOLD","connected_at":6,"duration":4,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [20,"call.hold",0,{"state":"ON_HOLD","connected_at":6,"duration":14,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [30,"call.unhold",0,{"state":"ON_HOLD","connected_at":6,"duration":24,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [40,"call.unhold",0,{"state":"CONNECTED","connected_at":6,"duration":34,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [50,"call.hold",0,{"state":"ON_HOLD","connected_at":6,"duration":44,"t_cause":null,"dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [66,"call.hangup",0,{"state":"HANGUP","connected_at":6,"duration":60,"t_cause":"Normal Clearing","terminated_by":"caller","dst":"447700900456","dst_id":0,"dst_name":"Ben Aziz"}],
      [75,"monitor.audio_ready",null,{"monitor_id":1,"call_id":0,"customer_id":3107,"user_id":410003,"size":240432}],
    ],
  },
  "second-call": {
    title: "Mei talks with Alice and takes a second call, from Dora; Alice is held until Mei resumes",
    legs: [
      {"call_id":0,"root_call_id":0,"start_time":0,"context":"LOCAL_USER","destination":"in","src":"447700900123","src_id":0,"src_name":"Alice Moran","src_hash":"033134b911b13791","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
      {"call_id":1,"root_call_id":1,"start_time":30,"context":"LOCAL_USER","destination":"in","src":"447700900789","src_id":0,"src_name":"Dora Field","src_hash":"f5a424d66a33488a","dst":"2103","dst_id":410003,"dst_name":"Mei Lindqvist"},
    ],
    events: [
      [0,"call.initial",0,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [0,"call.ringing",0,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [3,"call.connected",0,{"state":"CONNECTED","connected_at":3,"duration":0,"t_cause":null}],
      [30,"call.initial",1,{"state":"INITIAL","connected_at":null,"duration":0,"t_cause":null}],
      [30,"call.ringing",1,{"state":"RINGING","connected_at":null,"duration":0,"t_cause":null}],
      [35,"call.hold",0,{"state":"ON_HOLD","connected_at":3,"duration":32,"t_cause":null}],
      [35,"call.connected",1,{"state":"CONNECTED","connected_at":35,"duration":0,"t_cause":null}],
      [65,"call.hangup",1,{"state":"HANGUP","connected_at":35,"duration":30,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [70,"call.unhold",0,{"state":"CONNECTED","connected_at":3,"duration":67,"t_cause":null}],
      [74,"monitor.audio_ready",null,{"monitor_id":2,"call_id":1,"customer_id":3107,"user_id":410003,"size":120480}],
      [90,"call.hangup",0,{"state":"HANGUP","connected_at":3,"duration":87,"t_cause":"Normal Clearing","terminated_by":"caller"}],
      [99,"monitor.audio_ready",null,{"monitor_id":3,"call_id":0,"customer_id":3107,"user_id":410003,"size":348432}],
    ],
  },
  "sms": {
    title: "Alice writes to the main number",
    legs: [

    ],
    events: [
      [0,"sms.received",null,{"customer_id":3107,"user_id":410003,"from_no":"447700900123","to_no":"442079460100","text":"Is my bike ready?"}],
    ],
  },
};
