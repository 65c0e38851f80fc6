import { createHash, randomBytes } from 'node:crypto';
import type { AgenteDocumento, AgenteSessaoPedida } from '#schemas/agente.ts';
import { OpenToken } from '#server/ferramentas/pkcs11/token-key.ts';
import type { Cryptoki } from '#server/ferramentas/pkcs11/cryptoki.ts';
import { listCertificates, type TokenCertificate } from '#server/ferramentas/pkcs11/tokens.ts';
import { AgentRefusal } from './agent-refusal.ts';

/** What the person is asked, on their own machine. */
export interface PinQuestion {
  readonly origin: string;
  readonly documentos: readonly AgenteDocumento[];
  readonly certificate: TokenCertificate;
}

/**
 * Asks the person for the PIN, and with it for their yes to these documents; an empty one where the reader asks for it itself.
 * @throws TokenProblem when they say no, or nothing
 */
export type AskPin = (question: PinQuestion) => Promise<Buffer>;

interface Open {
  readonly id: string;
  readonly key: string;
  readonly token: OpenToken;
  readonly certificate: TokenCertificate;
  readonly left: Set<string>;
  readonly timer: NodeJS.Timeout;
}

/** Milliseconds that an opened token waits for the next document. */
const idle = 120_000;

/** One PIN, and the documents that the person said yes to: each is signed once, and with the last one the token closes. */
export class SigningSessions {
  readonly #cryptoki: Cryptoki;
  readonly #askPin: AskPin;
  #open: Open | undefined;
  #asking = false;

  constructor(cryptoki: Cryptoki, askPin: AskPin) {
    this.#cryptoki = cryptoki;
    this.#askPin = askPin;
  }

  /**
   * Opens a token for these documents, once the person gave their PIN.
   * @throws AgentRefusal or TokenProblem
   */
  async begin(key: string, origin: string, { certificado, documentos }: AgenteSessaoPedida): Promise<string> {
    if (this.#asking || (this.#open && this.#open.key !== key)) throw new AgentRefusal('ocupado');
    this.close();
    const certificate = listCertificates(this.#cryptoki).find(
      ({ der }) => createHash('sha256').update(der).digest('hex') === certificado,
    );
    if (!certificate) throw new AgentRefusal('semCertificado');
    this.#asking = true;
    try {
      const pin = await this.#askPin({ origin, documentos, certificate });
      const token = OpenToken.open(this.#cryptoki, certificate.token, pin);
      const id = randomBytes(16).toString('base64url');
      const left = new Set(documentos.map(({ chave }) => chave));
      const timer = setTimeout(() => this.close(), idle).unref();
      this.#open = { id, key, token, certificate, left, timer };
      return id;
    } finally {
      this.#asking = false;
    }
  }

  /**
   * The value over one of the documents of a session.
   * @throws AgentRefusal or TokenProblem; what the token refuses ends the session
   */
  sign(key: string, sessao: string, chave: string, data: Buffer): Buffer {
    const open = this.#open;
    if (!open || open.id !== sessao || open.key !== key || !open.left.delete(chave))
      throw new AgentRefusal('semSessao');
    try {
      const value = open.token.sign(open.certificate, data);
      if (open.left.size === 0) this.close();
      else open.timer.refresh();
      return value;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Ends the session that a page opened. */
  end(key: string, sessao: string): void {
    if (this.#open?.id === sessao && this.#open.key === key) this.close();
  }

  close(): void {
    if (!this.#open) return;
    clearTimeout(this.#open.timer);
    this.#open.token.close();
    this.#open = undefined;
  }
}
