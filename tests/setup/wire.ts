import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** What a server answered. */
interface Heard {
  readonly path: string;
  /** Its headers and its body. */
  readonly text: string;
}

/** A server in a process of its own, called as one of this process is (`callerOf`), and all that it answered. */
export class Wire {
  readonly heard: Heard[] = [];
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  async inject({ method = 'GET', url, headers, payload }: InjectOptions): Promise<LightMyRequestResponse> {
    if (typeof url !== 'string') throw new Error('the address of a call is a text');
    const given = payload === undefined ? {} : { body: written(payload) };
    const answer = await fetch(this.#address + url, {
      method,
      headers: {
        ...(headers as Readonly<Record<string, string>>),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...given,
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    const body = rawPayload.toString();
    const told = Object.fromEntries(answer.headers);
    this.heard.push({ path: url, text: `${JSON.stringify(told)}\n${body}` });
    const raw = {
      statusCode: answer.status,
      headers: told,
      rawPayload,
      body,
      json: (): unknown => JSON.parse(body),
    };
    // all of it that callers read
    return raw as unknown as LightMyRequestResponse;
  }
}

/** A text goes as it is: it may be no JSON. */
const written = (payload: unknown): string =>
  typeof payload === 'string' ? payload : JSON.stringify(payload);
