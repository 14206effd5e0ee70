export interface WallClock {
  // Midnight of the day, as if it was UTC.
  date: number;
  // Since midnight.
  minutes: number;
}

export function localTime(timeZone: string): (moment: number) => WallClock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
    return {
      date: Date.UTC(part('year'), part('month') - 1, part('day')),
      minutes: part('hour') * 60 + part('minute'),
    };
  };
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
