const { TELEPHONY_SERVERS = '', TELEPHONY_TOKEN = '' } = process.env;
const condition = { property: 'type', operator: 'eq', value: 'I' };
const headers = { 'X-Auth-Token': TELEPHONY_TOKEN };

const filters = [
  { filter: JSON.stringify([condition]) },
  { filter: [condition] },
  { 'filter[property]': 'type', 'filter[operator]': 'eq', 'filter[value]': 'I' },
  { 'filter[0][property]': 'type', 'filter[0][operator]': 'eq', 'filter[0][value]': 'I' },
  { 'filter[]': JSON.stringify(condition) },
];

async function use(url) {
  const seen = [];
  for (const query of filters) {
    const response = await fetch(`${url}/cdrs?${new URLSearchParams(query)}`, { headers });
    seen.push([response.status, response.ok ? '' : (await response.json()).errors[0].message]);
  }
  let records = 0;
  for (let page = 1, more = true; more; page++) {
    const { data } = await (await fetch(`${url}/cdrs?page=${page}&limit=1`, { headers })).json();
    records += data.length;
    more = data.length > 0;
  }
  return { filters: seen, records };
}

const servers = await Promise.all(TELEPHONY_SERVERS.split(' ').map(use));
console.log(JSON.stringify({ servers }));
