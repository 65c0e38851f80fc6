import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { demonstrationPassword } from '#tests/setup/malote-process.ts';

/** Somebody who calls a running installation over HTTP. */
export class Person {
  readonly #address: string;
  #token = '';

  private constructor(address: string) {
    this.#address = address;
  }

  static async enter(address: string, login: string): Promise<Person> {
    const person = new Person(address);
    const session = await person.call<SessaoAberta>('login', { login, senha: demonstrationPassword });
    person.#token = session.token;
    return person;
  }

  /** Asks without a body, sends with one. */
  async call<T>(path: string, body?: object): Promise<T> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.#address}/ws/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(body && !form && { 'content-type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify({ payload: body }) }),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
    return (JSON.parse(text) as { payload: T }).payload;
  }
}
