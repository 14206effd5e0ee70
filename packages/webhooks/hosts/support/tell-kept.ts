import { store } from '../../examples/receiver.ts';

const keep = store.keep.bind(store);
store.keep = (delivery, keepMs) => {
  console.log(JSON.stringify({ kept: delivery.body }));
  return keep(delivery, keepMs);
};
