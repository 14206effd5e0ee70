// @ts-nocheck: generated JavaScript.
/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Check } from '../parse/check.ts';

const check0 = validate20;
const schema31 = {
  type: 'object',
  required: ['id', 'event_time', 'call_id', 'state'],
  properties: {
    id: { type: 'string' },
    call_id: { type: 'integer' },
    connected_at: { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
    context: { type: ['string', 'null'] },
    destination: { type: ['string', 'null'] },
    dst: { type: ['string', 'null'] },
    dst_id: { type: ['integer', 'string', 'null'] },
    dst_name: { type: ['string', 'null'] },
    duration: { type: ['integer', 'null'] },
    event_time: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
    final: { type: ['boolean', 'null'] },
    root_call_id: { type: ['integer', 'string', 'null'] },
    src: { type: ['string', 'null'] },
    src_hash: { type: ['string', 'null'] },
    src_id: { type: ['integer', 'string', 'null'] },
    src_name: { type: ['string', 'null'] },
    start_time: { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
    state: { type: 'string' },
    t_cause: { type: ['string', 'null'] },
    terminated_by: { type: ['string', 'null'] },
  },
  $id: 'check0',
};
const pattern4 = new RegExp('^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', 'u');

function validate20(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="check0" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.event_time === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'event_time' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.call_id === undefined) {
      const err2 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'call_id' },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.state === undefined) {
      const err3 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'state' },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        const err4 = {
          instancePath: instancePath + '/id',
          schemaPath: '#/properties/id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.call_id !== undefined) {
      let data1 = data.call_id;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err5 = {
          instancePath: instancePath + '/call_id',
          schemaPath: '#/properties/call_id/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.connected_at !== undefined) {
      let data2 = data.connected_at;
      if (typeof data2 !== 'string' && data2 !== null) {
        const err6 = {
          instancePath: instancePath + '/connected_at',
          schemaPath: '#/properties/connected_at/type',
          keyword: 'type',
          params: { type: schema31.properties.connected_at.type },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err7 = {
            instancePath: instancePath + '/connected_at',
            schemaPath: '#/properties/connected_at/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.context !== undefined) {
      let data3 = data.context;
      if (typeof data3 !== 'string' && data3 !== null) {
        const err8 = {
          instancePath: instancePath + '/context',
          schemaPath: '#/properties/context/type',
          keyword: 'type',
          params: { type: schema31.properties.context.type },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.destination !== undefined) {
      let data4 = data.destination;
      if (typeof data4 !== 'string' && data4 !== null) {
        const err9 = {
          instancePath: instancePath + '/destination',
          schemaPath: '#/properties/destination/type',
          keyword: 'type',
          params: { type: schema31.properties.destination.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.dst !== undefined) {
      let data5 = data.dst;
      if (typeof data5 !== 'string' && data5 !== null) {
        const err10 = {
          instancePath: instancePath + '/dst',
          schemaPath: '#/properties/dst/type',
          keyword: 'type',
          params: { type: schema31.properties.dst.type },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.dst_id !== undefined) {
      let data6 = data.dst_id;
      if (
        !(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) &&
        typeof data6 !== 'string' &&
        data6 !== null
      ) {
        const err11 = {
          instancePath: instancePath + '/dst_id',
          schemaPath: '#/properties/dst_id/type',
          keyword: 'type',
          params: { type: schema31.properties.dst_id.type },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.dst_name !== undefined) {
      let data7 = data.dst_name;
      if (typeof data7 !== 'string' && data7 !== null) {
        const err12 = {
          instancePath: instancePath + '/dst_name',
          schemaPath: '#/properties/dst_name/type',
          keyword: 'type',
          params: { type: schema31.properties.dst_name.type },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.duration !== undefined) {
      let data8 = data.duration;
      if (!(typeof data8 == 'number' && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
        const err13 = {
          instancePath: instancePath + '/duration',
          schemaPath: '#/properties/duration/type',
          keyword: 'type',
          params: { type: schema31.properties.duration.type },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.event_time !== undefined) {
      let data9 = data.event_time;
      if (typeof data9 === 'string') {
        if (!pattern4.test(data9)) {
          const err14 = {
            instancePath: instancePath + '/event_time',
            schemaPath: '#/properties/event_time/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + '/event_time',
          schemaPath: '#/properties/event_time/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.final !== undefined) {
      let data10 = data.final;
      if (typeof data10 !== 'boolean' && data10 !== null) {
        const err16 = {
          instancePath: instancePath + '/final',
          schemaPath: '#/properties/final/type',
          keyword: 'type',
          params: { type: schema31.properties.final.type },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.root_call_id !== undefined) {
      let data11 = data.root_call_id;
      if (
        !(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
        typeof data11 !== 'string' &&
        data11 !== null
      ) {
        const err17 = {
          instancePath: instancePath + '/root_call_id',
          schemaPath: '#/properties/root_call_id/type',
          keyword: 'type',
          params: { type: schema31.properties.root_call_id.type },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.src !== undefined) {
      let data12 = data.src;
      if (typeof data12 !== 'string' && data12 !== null) {
        const err18 = {
          instancePath: instancePath + '/src',
          schemaPath: '#/properties/src/type',
          keyword: 'type',
          params: { type: schema31.properties.src.type },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.src_hash !== undefined) {
      let data13 = data.src_hash;
      if (typeof data13 !== 'string' && data13 !== null) {
        const err19 = {
          instancePath: instancePath + '/src_hash',
          schemaPath: '#/properties/src_hash/type',
          keyword: 'type',
          params: { type: schema31.properties.src_hash.type },
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.src_id !== undefined) {
      let data14 = data.src_id;
      if (
        !(typeof data14 == 'number' && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) &&
        typeof data14 !== 'string' &&
        data14 !== null
      ) {
        const err20 = {
          instancePath: instancePath + '/src_id',
          schemaPath: '#/properties/src_id/type',
          keyword: 'type',
          params: { type: schema31.properties.src_id.type },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.src_name !== undefined) {
      let data15 = data.src_name;
      if (typeof data15 !== 'string' && data15 !== null) {
        const err21 = {
          instancePath: instancePath + '/src_name',
          schemaPath: '#/properties/src_name/type',
          keyword: 'type',
          params: { type: schema31.properties.src_name.type },
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.start_time !== undefined) {
      let data16 = data.start_time;
      if (typeof data16 !== 'string' && data16 !== null) {
        const err22 = {
          instancePath: instancePath + '/start_time',
          schemaPath: '#/properties/start_time/type',
          keyword: 'type',
          params: { type: schema31.properties.start_time.type },
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data16 === 'string') {
        if (!pattern4.test(data16)) {
          const err23 = {
            instancePath: instancePath + '/start_time',
            schemaPath: '#/properties/start_time/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.state !== undefined) {
      if (typeof data.state !== 'string') {
        const err24 = {
          instancePath: instancePath + '/state',
          schemaPath: '#/properties/state/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.t_cause !== undefined) {
      let data18 = data.t_cause;
      if (typeof data18 !== 'string' && data18 !== null) {
        const err25 = {
          instancePath: instancePath + '/t_cause',
          schemaPath: '#/properties/t_cause/type',
          keyword: 'type',
          params: { type: schema31.properties.t_cause.type },
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.terminated_by !== undefined) {
      let data19 = data.terminated_by;
      if (typeof data19 !== 'string' && data19 !== null) {
        const err26 = {
          instancePath: instancePath + '/terminated_by',
          schemaPath: '#/properties/terminated_by/type',
          keyword: 'type',
          params: { type: schema31.properties.terminated_by.type },
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = {
  props: {
    id: true,
    call_id: true,
    connected_at: true,
    context: true,
    destination: true,
    dst: true,
    dst_id: true,
    dst_name: true,
    duration: true,
    event_time: true,
    final: true,
    root_call_id: true,
    src: true,
    src_hash: true,
    src_id: true,
    src_name: true,
    start_time: true,
    state: true,
    t_cause: true,
    terminated_by: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const check1 = validate21;
const schema32 = {
  type: 'object',
  required: ['id', 'event_time'],
  properties: {
    id: { type: 'string' },
    call_id: { type: ['integer', 'string', 'null'] },
    customer_id: { type: ['integer', 'string', 'null'] },
    event_time: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
    monitor_id: { type: ['integer', 'string', 'null'] },
    size: { type: ['integer', 'string', 'null'] },
    user_id: { type: ['integer', 'string', 'null'] },
  },
  $id: 'check1',
};

function validate21(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="check1" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.event_time === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'event_time' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: '#/properties/id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.call_id !== undefined) {
      let data1 = data.call_id;
      if (
        !(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
        typeof data1 !== 'string' &&
        data1 !== null
      ) {
        const err3 = {
          instancePath: instancePath + '/call_id',
          schemaPath: '#/properties/call_id/type',
          keyword: 'type',
          params: { type: schema32.properties.call_id.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.customer_id !== undefined) {
      let data2 = data.customer_id;
      if (
        !(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) &&
        typeof data2 !== 'string' &&
        data2 !== null
      ) {
        const err4 = {
          instancePath: instancePath + '/customer_id',
          schemaPath: '#/properties/customer_id/type',
          keyword: 'type',
          params: { type: schema32.properties.customer_id.type },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.event_time !== undefined) {
      let data3 = data.event_time;
      if (typeof data3 === 'string') {
        if (!pattern4.test(data3)) {
          const err5 = {
            instancePath: instancePath + '/event_time',
            schemaPath: '#/properties/event_time/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + '/event_time',
          schemaPath: '#/properties/event_time/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.monitor_id !== undefined) {
      let data4 = data.monitor_id;
      if (
        !(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) &&
        typeof data4 !== 'string' &&
        data4 !== null
      ) {
        const err7 = {
          instancePath: instancePath + '/monitor_id',
          schemaPath: '#/properties/monitor_id/type',
          keyword: 'type',
          params: { type: schema32.properties.monitor_id.type },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.size !== undefined) {
      let data5 = data.size;
      if (
        !(typeof data5 == 'number' && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) &&
        typeof data5 !== 'string' &&
        data5 !== null
      ) {
        const err8 = {
          instancePath: instancePath + '/size',
          schemaPath: '#/properties/size/type',
          keyword: 'type',
          params: { type: schema32.properties.size.type },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.user_id !== undefined) {
      let data6 = data.user_id;
      if (
        !(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) &&
        typeof data6 !== 'string' &&
        data6 !== null
      ) {
        const err9 = {
          instancePath: instancePath + '/user_id',
          schemaPath: '#/properties/user_id/type',
          keyword: 'type',
          params: { type: schema32.properties.user_id.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = {
  props: {
    id: true,
    call_id: true,
    customer_id: true,
    event_time: true,
    monitor_id: true,
    size: true,
    user_id: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const check2 = validate22;
const schema33 = {
  type: 'object',
  required: ['id', 'event_time'],
  properties: {
    id: { type: 'string' },
    customer_id: { type: ['integer', 'null'] },
    event_time: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
    from_no: { type: ['string', 'null'] },
    text: { type: ['string', 'null'] },
    to_no: { type: ['string', 'null'] },
    user_id: { type: ['integer', 'null'] },
  },
  $id: 'check2',
};

function validate22(
  data,
  { instancePath = '', parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="check2" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'id' },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.event_time === undefined) {
      const err1 = {
        instancePath,
        schemaPath: '#/required',
        keyword: 'required',
        params: { missingProperty: 'event_time' },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== undefined) {
      if (typeof data.id !== 'string') {
        const err2 = {
          instancePath: instancePath + '/id',
          schemaPath: '#/properties/id/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.customer_id !== undefined) {
      let data1 = data.customer_id;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        const err3 = {
          instancePath: instancePath + '/customer_id',
          schemaPath: '#/properties/customer_id/type',
          keyword: 'type',
          params: { type: schema33.properties.customer_id.type },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.event_time !== undefined) {
      let data2 = data.event_time;
      if (typeof data2 === 'string') {
        if (!pattern4.test(data2)) {
          const err4 = {
            instancePath: instancePath + '/event_time',
            schemaPath: '#/properties/event_time/pattern',
            keyword: 'pattern',
            params: { pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + '/event_time',
          schemaPath: '#/properties/event_time/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.from_no !== undefined) {
      let data3 = data.from_no;
      if (typeof data3 !== 'string' && data3 !== null) {
        const err6 = {
          instancePath: instancePath + '/from_no',
          schemaPath: '#/properties/from_no/type',
          keyword: 'type',
          params: { type: schema33.properties.from_no.type },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      let data4 = data.text;
      if (typeof data4 !== 'string' && data4 !== null) {
        const err7 = {
          instancePath: instancePath + '/text',
          schemaPath: '#/properties/text/type',
          keyword: 'type',
          params: { type: schema33.properties.text.type },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.to_no !== undefined) {
      let data5 = data.to_no;
      if (typeof data5 !== 'string' && data5 !== null) {
        const err8 = {
          instancePath: instancePath + '/to_no',
          schemaPath: '#/properties/to_no/type',
          keyword: 'type',
          params: { type: schema33.properties.to_no.type },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.user_id !== undefined) {
      let data6 = data.user_id;
      if (!(typeof data6 == 'number' && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        const err9 = {
          instancePath: instancePath + '/user_id',
          schemaPath: '#/properties/user_id/type',
          keyword: 'type',
          params: { type: schema33.properties.user_id.type },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = {
  props: {
    id: true,
    customer_id: true,
    event_time: true,
    from_no: true,
    text: true,
    to_no: true,
    user_id: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

/** The checks by `event_name`. */
export const CHECKS: ReadonlyMap<string, Check> = /* @__PURE__ */ new Map([
  ['call.connected', check0],
  ['call.dtmf', check0],
  ['call.hangup', check0],
  ['call.hold', check0],
  ['call.initial', check0],
  ['call.missed', check0],
  ['call.ringing', check0],
  ['call.unhold', check0],
  ['monitor.audio_ready', check1],
  ['sms.received', check2],
]);
