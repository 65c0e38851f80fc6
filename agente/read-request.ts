import type { IncomingMessage } from 'node:http';
import {
  agenteLimites,
  type AgenteAssinar,
  type AgenteDocumento,
  type AgenteSessaoPedida,
} from '#schemas/agente.ts';
import { AgentRefusal } from './agent-refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that a page sent, as JSON, and no more than the agent takes. */
export const readFields = async (request: IncomingMessage): Promise<Fields> => {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new AgentRefusal('pedidoInvalido');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > agenteLimites.corpo) throw new AgentRefusal('pedidoInvalido');
    parts.push(part);
  }
  return fieldsOf(parse(Buffer.concat(parts).toString('utf8')));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AgentRefusal('pedidoInvalido');
  }
};

const fieldsOf = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AgentRefusal('pedidoInvalido');
  return value as Fields;
};

/** A text of a field, of this form. */
export const textIn = (fields: Fields, name: string, form: RegExp): string => {
  const value = fields[name];
  if (typeof value !== 'string' || !form.test(value)) throw new AgentRefusal('pedidoInvalido');
  return value;
};

const keyForm = /^[\w/-]{1,60}$/;

export const readSession = (fields: Fields): AgenteSessaoPedida => {
  const list = fields['documentos'];
  if (!Array.isArray(list) || list.length === 0 || list.length > agenteLimites.documentos)
    throw new AgentRefusal('pedidoInvalido');
  const documentos = list.map((one): AgenteDocumento => {
    const each = fieldsOf(one);
    return {
      chave: textIn(each, 'chave', keyForm),
      nome: textIn({ nome: spoken(textIn(each, 'nome', /\S/)) }, 'nome', /\S/),
    };
  });
  if (new Set(documentos.map(({ chave }) => chave)).size < list.length)
    throw new AgentRefusal('pedidoInvalido');
  return { certificado: textIn(fields, 'certificado', /^[0-9a-f]{64}$/), documentos };
};

/** What a page says goes to a terminal: nothing in it moves the cursor, hides, or turns the writing around. */
const spoken = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, agenteLimites.nome);

export const readToSign = (fields: Fields): AgenteAssinar => ({
  sessao: textIn(fields, 'sessao', /^[\w-]{20,30}$/),
  chave: textIn(fields, 'chave', keyForm),
  dados: textIn(fields, 'dados', /^(?=.{4})[A-Za-z0-9+/]+={0,2}$/),
});
