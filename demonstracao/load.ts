import { defined } from '#schemas/defined.ts';
import { readFile } from 'node:fs/promises';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { seedKey, type SeedIds, type SeedRecord } from '#server/inicio/seed/seed-target.ts';
import { dominio } from './dominio.ts';
import { documentos } from './documentos.ts';
import { idOf } from './id-of.ts';
import { loadDocumentos } from './load-documentos.ts';
import { loadPedidos } from './load-pedidos.ts';
import { loadProcessos } from './load-processos.ts';
import { numeracao } from './numeracao.ts';
import { pedidosExternos } from './pedidos-externos.ts';
import { processos } from './processos.ts';
import { registros } from './registros.ts';
import { Relogio } from './relogio.ts';
import { resolver } from './resolver.ts';
import type { WorldTarget } from './target.ts';

interface OpcoesMundo {
  /** What `loadSeed` answered. */
  readonly seed: SeedIds;
  /** The password of everybody. */
  readonly senha: string;
  /** The present, from which every date of the world is counted. */
  readonly agora: Date;
  /** Told what begins. */
  readonly stage?: (line: string) => void;
}

export interface MundoCarregado {
  /** Ids of register records, the seed's included, by `register/key`. */
  readonly ids: SeedIds;
  /** Ids of contents by the key of the document. */
  readonly documentos: ReadonlyMap<string, number>;
  /** Documents whose story stopped at an act that the target does not carry out. */
  readonly interrompidos: readonly string[];
}

/** Loads the demonstration world over the seed: registers, then documents, act by act in the order of time. */
export const loadWorld = async (target: WorldTarget, opcoes: OpcoesMundo): Promise<MundoCarregado> => {
  const ids: SeedIds = new Map(opcoes.seed);
  const relogio = new Relogio(opcoes.agora);
  const secreto = (registro: string): SeedRecord =>
    registro === 'usuario' || registro === 'usuario-externo' ? { senha: opcoes.senha } : {};

  for (const { registro, registros: lista } of registros) {
    for (const { chave, dados, datas } of lista) {
      const record = { ...resolver(dados, ids), ...datas?.(relogio), ...secreto(registro) };
      ids.set(seedKey(registro, chave), await target.saveRegister(registro, record));
    }
  }
  await target.saveRegister('dominio', resolver(dominio, ids), 1);
  const logo = await guardarBrasao(target);
  for (const { registro, registros: lista } of registros) {
    for (const { chave, dados, depois } of lista) {
      if (!depois) continue;
      const record = {
        ...resolver(dados, ids),
        ...resolver(depois, ids),
        ...defined({
          logo: logo && registro === 'organizacao-interna' && chave === 'PMVS' ? logo : undefined,
        }),
      };
      await target.saveRegister(registro, record, idOf(ids, registro, chave));
    }
  }
  for (const { tipo, unidade, ultimo } of numeracao) {
    await target.iniciarNumeracao({
      tipoDocumentoId: idOf(ids, 'tipo-documento', tipo),
      unidadeId: unidade ? idOf(ids, 'unidade', unidade) : undefined,
      ano: relogio.ano,
      ultimo,
    });
  }
  opcoes.stage?.(inicio.etapa.conteudos);
  const carregados = await loadDocumentos(target, documentos, ids, relogio);
  await loadProcessos(target, processos, ids, carregados.documentos, relogio);
  await loadPedidos(target, pedidosExternos, ids, relogio);
  return { ids, ...carregados };
};

/** The coat of arms of the Prefeitura, drawn in brasao.svg. */
const guardarBrasao = async (target: WorldTarget): Promise<string | undefined> => {
  if (!target.guardarArquivo) return undefined;
  const conteudo = await readFile(new URL('./brasao.png', import.meta.url));
  return target.guardarArquivo('brasao.png', 'image/png', conteudo);
};
