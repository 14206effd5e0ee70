<?php

const CONDITION = ['property' => 'type', 'operator' => 'eq', 'value' => 'I'];

function get(string $url, array $query): array
{
    $request = curl_init("$url/cdrs?" . http_build_query($query));
    curl_setopt_array($request, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => ['X-Auth-Token: ' . getenv('TELEPHONY_TOKEN')],
    ]);
    $body = curl_exec($request);
    return [curl_getinfo($request, CURLINFO_RESPONSE_CODE), json_decode($body, true)];
}

function use_server(string $url): array
{
    $filters = [
        json_encode([CONDITION]),
        [CONDITION],
        CONDITION,
        [json_encode(CONDITION)],
        ['type' => ['eq' => 'I']],
    ];
    $seen = [];
    foreach ($filters as $filter) {
        [$status, $body] = get($url, ['filter' => $filter]);
        $seen[] = [$status, $status === 200 ? '' : $body['errors'][0]['message']];
    }
    $records = 0;
    for ($page = 1; count($data = get($url, ['page' => $page, 'limit' => 1])[1]['data']) > 0; $page++) {
        $records += count($data);
    }
    return ['filters' => $seen, 'records' => $records];
}

echo json_encode(['servers' => array_map('use_server', explode(' ', getenv('TELEPHONY_SERVERS')))]), "\n";
