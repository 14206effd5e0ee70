set -eu

get() {
  url=$1
  shift
  curl --silent --get --header "X-Auth-Token: $TELEPHONY_TOKEN" --write-out '\n%{http_code}' "$@" "$url/cdrs"
}

# The status of a response, and why it was refused.
seen() {
  get "$@" | jq --slurp --compact-output '[.[1], (.[0].errors[0].message // "")]'
}

records() {
  page=1
  read=0
  while :; do
    count=$(get "$1" --data page=$page --data limit=1 | jq --slurp '.[0].data | length')
    [ "$count" -gt 0 ] || break
    read=$((read + count))
    page=$((page + 1))
  done
  echo "$read"
}

condition='{"property":"type","operator":"eq","value":"I"}'
for server in $TELEPHONY_SERVERS; do
  {
    seen "$server" --data-urlencode "filter=[$condition]"
    seen "$server" --globoff --data 'filter[0][property]=type' --data 'filter[0][operator]=eq' --data 'filter[0][value]=I'
    seen "$server" --globoff --data 'filter[property]=type' --data 'filter[operator]=eq' --data 'filter[value]=I'
    seen "$server" --data-urlencode "filter[]=$condition"
    seen "$server" --data 'filter=type=I'
  } | jq --slurp --compact-output "{filters: ., records: $(records "$server")}"
done | jq --slurp --compact-output '{servers: .}'
