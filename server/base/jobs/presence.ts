import pg from 'pg';

/** Advisory locks of processes that take jobs, by the digest of the name under which they take them. */
const lockClass = 4_719_304;
/** Milliseconds between the looks for jobs that a dead process holds. */
const lookEvery = 15_000;

/**
 * A connection that lives as long as this process takes jobs, and holds a lock by its name. A job whose taker has no such lock
 * was taken by a process that died: it is given back to the queue, instead of waiting for the hours after which the queue
 * itself would give it up.
 */
export class Presence {
  readonly #client: pg.Client;
  /** The connection broke: to the others this process is dead. */
  readonly lost: Promise<void>;
  #name = '';
  #looking: NodeJS.Timeout | undefined;

  private constructor(client: pg.Client) {
    this.#client = client;
    client.on('error', () => undefined);
    this.lost = new Promise((resolve) => client.once('end', () => resolve()));
  }

  static async begin(pool: pg.Pool): Promise<Presence> {
    const presence = new Presence(new pg.Client({ ...pool.options, application_name: 'malote trabalhos' }));
    await presence.#client.connect();
    return presence;
  }

  /** Says that the jobs taken under this name have somebody who works on them. */
  async announce(name: string): Promise<void> {
    this.#name = name;
    await this.#client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, name]);
    await this.#freeAbandoned();
    // A look that fails is one of a connection that is lost, which is known already.
    this.#looking = setInterval(() => void this.#freeAbandoned().catch(() => undefined), lookEvery).unref();
  }

  /** Gives back the jobs that were taken under a name that nobody uses any more. */
  async release(name: string): Promise<void> {
    await this.#client.query('select graphile_worker.force_unlock_workers(array[$1])', [name]);
  }

  /** A moment passes between taking a first job and announcing oneself. */
  async #freeAbandoned(): Promise<void> {
    await this.#client.query(
      `select graphile_worker.force_unlock_workers(array_agg(taker)) from (
         select locked_by as taker from graphile_worker._private_jobs where locked_at < now() - interval '10 seconds'
         union select locked_by from graphile_worker._private_job_queues where locked_at < now() - interval '10 seconds'
       ) taken
       where taker <> $2 and pg_try_advisory_xact_lock($1, hashtext(taker))`,
      [lockClass, this.#name],
    );
  }

  async end(): Promise<void> {
    clearInterval(this.#looking);
    await this.#client.end().catch(() => undefined);
  }
}
