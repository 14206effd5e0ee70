<?php
// Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call.

require 'vendor/autoload.php';

// A redirect is the success of a changed call: it must not be followed.
$http = new GuzzleHttp\Client(['allow_redirects' => false]);
$configuration = (new Telephony\Configuration())->setHost(getenv('TELEPHONY_URL'));
$credentials = ['email' => getenv('TELEPHONY_EMAIL'), 'password' => getenv('TELEPHONY_PASSWORD')];
$session = (new Telephony\Api\SessionsApi($http, $configuration))
    ->login(new Telephony\Model\LoginCredentials($credentials));
$configuration->setApiKey('X-Auth-Token', $session->getUserToken());

$cdrs = (new Telephony\Api\CdrsApi($http, $configuration))->listCdrs(limit: 2, filter: getenv('TELEPHONY_FILTER'));
$calls = new Telephony\Api\CallsApi($http, $configuration);
$call = new Telephony\Model\CallCreate(['from' => getenv('TELEPHONY_USER'), 'to' => '447700900456']);
$id = $calls->createCall($call)->getData()->getId();
$live = $calls->getCall($id);
$changed = $calls->updateCall($id, new Telephony\Model\CallUpdate(['dst' => getenv('TELEPHONY_EXTENSION')]));
$calls->deleteCall($id);
$error = null;
try {
    $calls->createCall($call->setFrom(getenv('TELEPHONY_EXTENSION')));
} catch (Telephony\ApiException $refused) {
    $error = $refused->getResponseObject()->getErrors()[0];
}

echo json_encode([
    'cdrs' => count($cdrs->getData()),
    'call' => $id,
    'state' => $live->getData()->getState(),
    'dst' => $changed->getData()->getDst(),
    'error' => $error,
]), "\n";
