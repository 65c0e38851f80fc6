import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { agenteLimites } from '#schemas/agente.ts';
import { AgentRefusal } from './agent-refusal.ts';

const most = 10;
const pause = 60_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');

/**
 * Who may ask: a page whose person typed on it the code that the agent shows. The code serves once; the key that it gives is good for
 * one origin, until the agent ends.
 */
export class Pairing {
  #code = newCode();
  #wrong = 0;
  #closedUntil = 0;
  readonly #keys: { readonly key: Buffer; readonly origin: string }[] = [];
  readonly #show: (code: string) => void;
  readonly #now: () => number;

  constructor(show: (code: string) => void, now: () => number = Date.now) {
    this.#show = show;
    this.#now = now;
    show(this.#code);
  }

  /**
   * Changes the code for a key.
   * @throws AgentRefusal when it is another, or after too many that were
   */
  pair(typed: string, origin: string): string {
    if (this.#now() < this.#closedUntil) throw new AgentRefusal('espere');
    if (!timingSafeEqual(digest(typed.replaceAll(/\D/g, '')), digest(this.#code))) {
      this.#wrong++;
      if (this.#wrong < agenteLimites.codigosErrados) throw new AgentRefusal('codigoErrado');
      this.#closedUntil = this.#now() + pause;
      this.#renew();
      throw new AgentRefusal('espere');
    }
    this.#renew();
    const key = randomBytes(32).toString('base64url');
    this.#keys.push({ key: digest(key), origin });
    if (this.#keys.length > most) this.#keys.shift();
    return key;
  }

  knows(key: string, origin: string): boolean {
    const given = digest(key);
    return this.#keys.some((one) => one.origin === origin && timingSafeEqual(one.key, given));
  }

  #renew(): void {
    this.#wrong = 0;
    this.#code = newCode();
    this.#show(this.#code);
  }
}
