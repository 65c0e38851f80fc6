import { defined } from '#schemas/defined.ts';
import type { FluxoConversas } from '#schemas/shapes/fluxo-comentario.ts';
import { pessoas } from '../pessoas.ts';
import { conversas, desenhistas, perfilDeDesenho } from './desenhistas.ts';
import type { Mundo } from './mundo.ts';

/** The administrator gives the profile to who will draw, as the screen of the users does. */
export const darDesenho = async ({ target, relogio, quem, id }: Mundo): Promise<void> => {
  // the record is of the day of the load, as those of all registers
  const admin = { ...quem('admin', '-1m', 'desenhistas'), em: relogio.agora };
  for (const login of desenhistas) {
    const path = `usuario/${id('usuario', login)}`;
    const atual = await target.call<object>(admin, 'GET', path);
    const perfilAcesso = id('perfil-acesso', perfilDeDesenho.chave);
    await target.call(admin, 'PUT', path, { ...atual, perfilAcesso });
  }
};

/** What those who draw say of the flows, each mentioned by name; nobody has read it yet. */
export const conversar = async (
  { target, quem, id }: Mundo,
  fluxoIds: ReadonlyMap<string, number>,
): Promise<void> => {
  for (const { fluxo, elemento, nome, comentarios } of conversas) {
    const path = `fluxo/${fluxoIds.get(fluxo) ?? 0}/comentarios`;
    let conversa: number | undefined;
    for (const { em, quem: login, texto, menciona } of comentarios) {
      const dito = {
        texto: texto.replace('{nome}', menciona === undefined ? '' : `@${nomeDe(menciona)}`),
        ...defined({ mencoes: menciona === undefined ? undefined : [id('usuario', menciona)] }),
      };
      const { itens } = await target.call<FluxoConversas>(
        quem(login, em, fluxo),
        'POST',
        conversa === undefined ? path : `${path}/${conversa}/respostas`,
        conversa === undefined ? { ...dito, elemento, nome } : dito,
      );
      conversa ??= itens.at(-1)?.id;
    }
  }
};

const nomeDe = (login: string): string => {
  const pessoa = pessoas.find(({ chave }) => chave === login);
  if (!pessoa) throw new Error(`o mundo não tem ${login}`);
  return pessoa.dados.nome;
};
