interface Recording {
  id: number;
  live_id: number;
  timestamp?: string | null;
}

/** The history of a platform, in arrays: the sources of a reader. */
export class HistoryArrays<
  Cdr extends { id: number; calldate?: string | null },
  Live,
  Recorded extends Recording,
> {
  cdrs: Cdr[] = [];
  live: Live[] = [];
  recordings: Recorded[] = [];

  async *cdrsAfter(id: number): AsyncGenerator<Cdr, void, undefined> {
    yield* this.cdrs.filter((cdr) => cdr.id > id);
  }

  async *cdrsBetween(from: string, until: string): AsyncGenerator<Cdr, void, undefined> {
    yield* this.cdrs.filter(({ calldate: at }) => at! >= from && at! < until);
  }

  async countCdrs(from: string, until: string): Promise<number> {
    return this.cdrs.filter(({ calldate: at }) => at! >= from && at! < until).length;
  }

  async *liveCalls(): AsyncGenerator<Live, void, undefined> {
    yield* this.live;
  }

  async recordingsBetween(from: string, until: string): Promise<number[]> {
    return this.recordings.flatMap(({ id, timestamp: at }) => (at! >= from && at! < until ? [id] : []));
  }

  async countRecordings(from: string, until: string): Promise<number> {
    return (await this.recordingsBetween(from, until)).length;
  }

  async recordingsOfAny(legs: readonly number[]): Promise<number[]> {
    return this.recordings.flatMap(({ id, live_id: leg }) => (legs.includes(leg) ? [id] : []));
  }

  async recordingsOf(leg: number): Promise<Recorded[]> {
    return this.recordings.filter(({ live_id: live }) => live === leg);
  }
}
