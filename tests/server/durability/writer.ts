import { randomUUID } from 'node:crypto';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DocumentoSalvo } from '#schemas/shapes/documento-novo.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { demonstrationPassword } from '#tests/setup/malote-process.ts';

/** A write that the server answered: it must be there whatever happens next. */
interface Answered {
  readonly concluded: { readonly id: number; readonly numero: string; readonly sha256: string }[];
  readonly forwarded: { readonly id: number; readonly tramiteId: number }[];
}

/** A write whose answer never came: it happened or it did not, and may be asked again with the same key. */
interface Unanswered {
  readonly path: string;
  readonly payload: object;
  readonly key: string;
}

/** The server is gone: the connection was refused or cut. */
class Gone extends Error {}

/** One person at work over HTTP: drafts, concludes and forwards, again and again, until the server is gone. */
export class Writer {
  readonly answered: Answered = { concluded: [], forwarded: [] };
  readonly unanswered: Unanswered[] = [];
  readonly #address: string;
  readonly #onAnswer: () => void;
  #token = '';
  #usuarioId = 0;
  #modeloId = 0;
  #destinoId = 0;

  /** `onAnswer` is called after each write that was answered. */
  constructor(address: string, onAnswer: () => void) {
    this.#address = address;
    this.#onAnswer = onAnswer;
  }

  async signIn(login: string): Promise<void> {
    const session = await this.#call<SessaoAberta>('POST', 'login', { login, senha: demonstrationPassword });
    this.#token = session.token;
    this.#usuarioId = session.dados.usuario.idUsuario;
    const models = await this.#call<{ itens: ModeloCombo[] }>('GET', 'documento/modelo-combo');
    this.#modeloId = found(models.itens.find(({ nome }) => nome === 'Comunicação Interna')).id;
    const places = await this.#call<{ itens: { unidade: { id: number; sigla: string } }[] }>(
      'GET',
      'tramite/destinos?q=CGM&pageSize=100',
    );
    this.#destinoId = found(places.itens.find(({ unidade }) => unidade.sigla === 'CGM')).unidade.id;
  }

  /** Two drafts at a time, as in two windows. Ends when the server is gone; anything else that fails is a failure. */
  async untilGone(): Promise<void> {
    const window = async (): Promise<void> => {
      for (;;) await this.document();
    };
    const ends = await Promise.allSettled([window(), window()]);
    for (const end of ends)
      if (end.status === 'rejected' && !(end.reason instanceof Gone)) throw end.reason as Error;
  }

  /** One document from its model to another unit. */
  async document(): Promise<void> {
    const { id, versao } = await this.#draft();
    const { numero = '', sha256 = '' } = await this.#write<Documento>('documento/concluir', { id, versao });
    this.answered.concluded.push({ id, numero, sha256 });
    this.#onAnswer();
    const { tramiteId } = await this.#write<TramiteEnviado>('tramite', {
      conteudoId: id,
      destino: { unidadeId: this.#destinoId },
    });
    this.answered.forwarded.push({ id, tramiteId });
    this.#onAnswer();
  }

  /**
   * Asks again at once what was not answered, with the same keys: done before or not, each is answered as the first time,
   * and the answers count with the others.
   */
  async retry(): Promise<void> {
    for (const { path, payload, key } of this.unanswered.splice(0)) {
      const answer = await this.#call<Documento & TramiteEnviado>('POST', path, payload, key);
      if (path === 'tramite')
        this.answered.forwarded.push({ id: answer.conteudoId, tramiteId: answer.tramiteId });
      else
        this.answered.concluded.push({
          id: answer.id,
          numero: answer.numero ?? '',
          sha256: answer.sha256 ?? '',
        });
    }
  }

  async #draft(): Promise<{ id: number; versao: number }> {
    const draft = await this.#call<Documento>('POST', 'documento', {
      modeloId: this.#modeloId,
      assunto: 'Revezamento da equipe no recesso',
    });
    const asked = draft.propriedades.filter(({ preenchimento }) => preenchimento === 'PESSOA');
    const { id, versao } = await this.#call<DocumentoSalvo>('PUT', 'documento', {
      id: draft.id,
      versao: draft.versao,
      valores: Object.fromEntries(asked.map(({ chave }) => [chave, 'Atenciosamente'])),
      destinos: [{ unidadeId: this.#destinoId }],
    });
    await this.#call('POST', `documento/${id}/adicionar-assinante`, {
      usuarioId: this.#usuarioId,
      marcador: 'assinatura_1',
    });
    return { id, versao };
  }

  async #write<T>(path: string, payload: object): Promise<T> {
    const write = { path, payload, key: randomUUID() };
    this.unanswered.push(write);
    const answer = await this.#call<T>('POST', path, payload, write.key);
    this.unanswered.splice(this.unanswered.indexOf(write), 1);
    return answer;
  }

  async #call<T>(method: string, path: string, payload?: object, key?: string): Promise<T> {
    const { status, text } = await this.#send(method, path, payload, key);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return (JSON.parse(text) as { payload: T }).payload;
  }

  async #send(
    method: string,
    path: string,
    payload?: object,
    key?: string,
  ): Promise<{ status: number; text: string }> {
    try {
      const answer = await fetch(`${this.#address}/ws/api/${path}`, {
        method,
        headers: {
          ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
          ...(payload ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        body: payload ? JSON.stringify({ payload }) : undefined,
      });
      // An answer that was cut in the middle is no answer.
      return { status: answer.status, text: await answer.text() };
    } catch (cause) {
      throw new Gone(`${method} ${path}`, { cause });
    }
  }
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the demonstration lacks something that this test needs');
  return value;
};
