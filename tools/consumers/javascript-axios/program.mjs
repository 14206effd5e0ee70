import axios from 'axios';

const { TELEPHONY_SERVERS = '', TELEPHONY_TOKEN = '' } = process.env;
const condition = { property: 'type', operator: 'eq', value: 'I' };

const filters = [
  { params: { filter: JSON.stringify([condition]) } },
  { params: { filter: [condition] } },
  { params: { filter: condition } },
  { params: { filter: ['type', 'eq', 'I'] } },
  { params: { filter: [condition] }, paramsSerializer: { indexes: true } },
];

async function use(baseURL) {
  const api = axios.create({
    baseURL,
    headers: { 'X-Auth-Token': TELEPHONY_TOKEN },
    validateStatus: () => true,
  });
  const seen = [];
  for (const config of filters) {
    const { status, data } = await api.get('/cdrs', config);
    seen.push([status, status === 200 ? '' : data.errors[0].message]);
  }
  let records = 0;
  for (let page = 1, more = true; more; page++) {
    const { data } = await api.get('/cdrs', { params: { page, limit: 1 } });
    records += data.data.length;
    more = data.data.length > 0;
  }
  return { filters: seen, records };
}

const servers = await Promise.all(TELEPHONY_SERVERS.split(' ').map(use));
console.log(JSON.stringify({ servers }));
