import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { LoteSolicitacoesFeito } from '#schemas/shapes/lote-solicitacoes.ts';
import { seedKey } from '#server/inicio/seed/seed-target.ts';
import { idOf } from '../id-of.ts';
import { loadDocumentos } from '../load-documentos.ts';
import { loadPedidos } from '../load-pedidos.ts';
import type { MundoCarregado } from '../load.ts';
import type { RegistroMundo } from '../registro-mundo.ts';
import { Relogio } from '../relogio.ts';
import { resolver } from '../resolver.ts';
import { tipoDosAutos } from './autos.ts';
import { registrosDaCompanhia } from './companhia.ts';
import { documentosDaCompanhia } from './companhia-documentos.ts';
import { perfilDeDesenho } from './desenhistas.ts';
import { documentosDaVida } from './documentos.ts';
import { externosDaVida } from './externos.ts';
import { papeisDaVida } from './fluxos.ts';
import { formulariosDaVida } from './formularios.ts';
import { loadAutos } from './load-autos.ts';
import { darDesenho } from './load-desenhistas.ts';
import { loadDossies } from './load-dossies.ts';
import { loadEscritorio } from './load-escritorio.ts';
import { loadFluxos } from './load-fluxos.ts';
import { mundoDe, type Mundo } from './mundo.ts';
import { pedidosDaVida } from './pedidos.ts';
import { publicacoes } from './publicacoes.ts';
import { servicos } from './servicos.ts';
import type { VidaTarget } from './vida-target.ts';

interface OpcoesVida {
  /** The password of everybody. */
  readonly senha: string;
  /** The present that the world was loaded in. */
  readonly agora: Date;
}

/**
 * Gives the world that was loaded a life in every area. The first real start alone does it: tests have the world without it.
 * Stories that do not meet are lived side by side.
 */
export const loadVida = async (
  target: VidaTarget,
  carregado: MundoCarregado,
  { senha, agora }: OpcoesVida,
): Promise<void> => {
  const relogio = new Relogio(agora);
  const mundo = mundoDe(target, carregado, relogio);
  await loadRegistros(mundo, senha);
  await encurtarVolumes(mundo);
  await darDesenho(mundo);
  const [escritos] = await Promise.all([
    publicar(mundo),
    loadPedidos(target, pedidosDaVida, mundo.ids, relogio),
    loadFluxos(mundo),
    loadAutos(mundo),
    loadDossies(mundo),
  ]);
  await tratarPodas(mundo);
  await loadEscritorio({ ...mundo, documentos: new Map([...mundo.documentos, ...escritos]) });
};

/** The requests of a service that wait are taken together: all were looked at, and one was asked for what it lacks. */
const tratarPodas = async ({ target, quem }: Mundo): Promise<void> => {
  const visto = quem('gil.matos', '-50m', 'podas');
  const { itens } = await target.call<{
    itens: readonly Pick<ItemCaixa, 'id' | 'assunto' | 'faseExterna'>[];
  }>(visto, 'GET', 'caixa-central?aba=protocolo-externo&pageSize=100');
  const podas = itens.filter(
    ({ assunto, faseExterna }) => assunto.startsWith('Poda') && faseExterna === 'SOLICITACAO',
  );
  const { id } = await target.call<LoteSolicitacoesFeito>(
    quem('gil.matos', '-45m', 'podas'),
    'POST',
    'lote-solicitacoes',
    { assunto: 'Podas da região leste: vistoria da semana', conteudoIds: podas.map((poda) => poda.id) },
  );
  const ato = `lote-solicitacoes/${id}/ato`;
  await target.call(quem('gil.matos', '-40m', 'podas'), 'POST', ato, { ato: 'conferirSolicitacao' });
  const [primeira] = podas;
  if (primeira)
    await target.call(quem('gil.matos', '-35m', 'podas'), 'POST', ato, {
      ato: 'devolverSolicitacao',
      dias: 10,
      motivo: 'Para marcar a vistoria, envie uma foto da árvore inteira.',
      itens: [{ id: primeira.id }],
    });
};

const loadRegistros = async ({ target, ids, relogio }: Mundo, senha: string): Promise<void> => {
  const grupos: readonly (readonly [registro: string, lista: readonly RegistroMundo[]])[] = [
    ...registrosDaCompanhia,
    ['usuario-externo', externosDaVida],
    ['tipo-processo', [...servicos, tipoDosAutos]],
    ['modelo-documento', formulariosDaVida],
    ['papel', papeisDaVida],
    ['perfil-acesso', [perfilDeDesenho]],
  ];
  for (const [registro, lista] of grupos)
    for (const { chave, dados, datas } of lista) {
      const secreto = registro === 'usuario-externo' || registro === 'usuario' ? { senha } : {};
      const record = { ...resolver(dados, ids), ...datas?.(relogio), ...secreto };
      ids.set(seedKey(registro, chave), await target.saveRegister(registro, record));
    }
  // who answers for an organisation is of it, and comes after it
  for (const [registro, lista] of grupos)
    for (const { chave, dados, depois } of lista)
      if (depois)
        await target.saveRegister(
          registro,
          { ...resolver(dados, ids), ...resolver(depois, ids) },
          idOf(ids, registro, chave),
        );
};

/** Volumes of fifty leaves, as thick as a folder of this town hall: a process of sixty pieces has several. */
const encurtarVolumes = async ({ target, relogio, quem }: Mundo): Promise<void> => {
  const admin = { ...quem('admin', '-1m', 'configuracao'), em: relogio.agora };
  const { itens } = await target.call<{ itens: { id: number }[] }>(admin, 'GET', 'configuracao');
  const path = `configuracao/${itens[0]?.id ?? 0}`;
  const atual = await target.call<object>(admin, 'GET', path);
  await target.call(admin, 'PUT', path, { ...atual, paginasPorVolume: 50 });
};

const publicar = async ({
  target,
  documentos,
  ids,
  relogio,
  quem,
}: Mundo): Promise<ReadonlyMap<string, number>> => {
  for (const { documento, em, quem: login } of publicacoes) {
    const conteudoId = documentos.get(documento);
    if (conteudoId === undefined) throw new Error(`o mundo não tem ${documento}`);
    await target.agir({ ...quem(login, em, documento), conteudoId, ato: 'publicar' });
  }
  return (await loadDocumentos(target, [...documentosDaVida, ...documentosDaCompanhia], ids, relogio))
    .documentos;
};
