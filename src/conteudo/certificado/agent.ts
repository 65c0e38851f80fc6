import { defined } from '#schemas/defined.ts';
import type { Bytes } from '#schemas/der/write.ts';
import {
  agenteEnderecos,
  agenteErros,
  agenteProtocolo,
  type AgenteAssinar,
  type AgenteAssinatura,
  type AgenteCertificado,
  type AgenteCertificados,
  type AgenteErro,
  type AgenteEstado,
  type AgentePareado,
  type AgenteSessao,
  type AgenteSessaoPedida,
} from '#schemas/agente.ts';
import { fromBase64, toBase64 } from '#src/data/base64.ts';
import { toHex } from '#src/data/hex.ts';
import type { CertificateAtHand, NamedThing, SignedThing, SigningKey } from './certificate-at-hand.ts';

/** Why the agent of this machine did not serve: what it said, or why nothing was heard of it. */
export class AgentProblem extends Error {
  constructor(
    readonly why: AgenteErro | 'semResposta' | 'origem' | 'bloqueado' | 'inseguro' | 'outraVersao',
  ) {
    super(why);
  }
}

/** An agent that answers, and whether it knows this page. */
interface FoundAgent {
  readonly address: string;
  readonly paired: boolean;
}

/** It stays in this window, for the agent that gave it: another one asks for its own code. */
const nameAt = (address: string): string => `malote.agente ${address}`;

/**
 * Looks for the agent on this machine.
 * @throws AgentProblem when none serves
 */
export const findAgent = async (): Promise<FoundAgent> => {
  if (!window.isSecureContext) throw new AgentProblem('inseguro');
  for (const address of agenteEnderecos)
    try {
      const state = await ask<Partial<AgenteEstado>>(address, 'estado');
      if (state.agente !== 'malote') continue;
      if (state.protocolo !== agenteProtocolo) throw new AgentProblem('outraVersao');
      return { address, paired: state.pareado === true };
    } catch (error) {
      // nobody there, or something else that answers otherwise: the next one
      if (!(error instanceof AgentProblem) || !['semResposta', 'outro'].includes(error.why)) throw error;
    }
  throw new AgentProblem(await whyNone());
};

/** Nothing answered: the browser forbids it, an agent is there for other addresses, or there is none. */
const whyNone = async (): Promise<'bloqueado' | 'origem' | 'semResposta'> => {
  if (await forbidden()) return 'bloqueado';
  for (const address of agenteEnderecos) {
    const heard = await fetch(`${address}/v1/estado`, { mode: 'no-cors', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (heard) return 'origem';
  }
  return 'semResposta';
};

/** Browsers call this permission by different names, and older ones have none. */
const forbidden = async (): Promise<boolean> => {
  for (const permission of ['loopback-network', 'local-network-access'])
    try {
      const { state } = await navigator.permissions.query({ name: permission as PermissionName });
      return state === 'denied';
    } catch {
      // not known by this name
    }
  return false;
};

/** Gives the code that the agent shows; from then on it knows this window. */
export const pairAgent = async (address: string, codigo: string): Promise<void> => {
  const { chave } = await ask<AgentePareado>(address, 'parear', { codigo });
  sessionStorage.setItem(nameAt(address), chave);
};

/** The certificates of the tokens and cards that are in this machine. */
export const agentCertificates = async (
  address: string,
): Promise<readonly (CertificateAtHand & Pick<AgenteCertificado, 'token'>)[]> => {
  const { certificados } = await ask<AgenteCertificados>(address, 'certificados');
  return certificados.map(({ certificado, cadeia, token }) => {
    const certificate = fromBase64(certificado);
    return {
      certificate,
      chain: cadeia.map(fromBase64),
      token,
      asksPin: true,
      begin: (things) => agentKey(address, certificate, things),
    };
  });
};

const nameOf = ({ id, anexo }: SignedThing): string => (anexo === undefined ? `${id}` : `${id}/${anexo}`);

/** Asks for the PIN with the first document, once: a refusal is the answer for all the others too. */
const agentKey = (address: string, certificate: Bytes, things: readonly NamedThing[]): SigningKey => {
  let session: Promise<string> | undefined;
  const open = async (): Promise<string> => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(certificate)));
    const { sessao } = await ask<AgenteSessao>(address, 'sessoes', {
      certificado: toHex(digest),
      documentos: things.map((thing) => ({ chave: nameOf(thing), nome: thing.nome })),
    } satisfies AgenteSessaoPedida);
    return sessao;
  };
  return {
    sign: async (bytes, thing) => {
      session ??= open();
      const body: AgenteAssinar = { sessao: await session, chave: nameOf(thing), dados: toBase64(bytes) };
      return fromBase64((await ask<AgenteAssinatura>(address, 'assinar', body)).assinatura);
    },
    end: () => {
      session
        ?.then((sessao) => ask(address, 'fechar', { sessao }))
        // an agent that ended, or that opened nothing, has nothing to close
        .catch(() => undefined);
    },
  };
};

const ask = async <T>(address: string, call: string, body?: object): Promise<T> => {
  const key = sessionStorage.getItem(nameAt(address));
  const response = await fetch(`${address}/v1/${call}`, {
    method: body ? 'POST' : 'GET',
    cache: 'no-store',
    headers: defined({
      authorization: key === null ? undefined : `Bearer ${key}`,
      'content-type': body ? 'application/json' : undefined,
    }),
    body: body ? JSON.stringify(body) : undefined,
  }).catch(() => {
    throw new AgentProblem('semResposta');
  });
  const told: unknown = await response.json().catch((): unknown => undefined);
  if (response.ok && typeof told === 'object' && told !== null) return told as T;
  const { erro } = (told ?? {}) as { readonly erro?: AgenteErro };
  throw new AgentProblem(erro !== undefined && agenteErros.includes(erro) ? erro : 'outro');
};
