import type { DocumentoMundo } from '#demonstracao/documento-mundo.ts';
import { unidadePadrao } from '#demonstracao/load-documentos.ts';
import { modelos } from '#demonstracao/modelos.ts';
import type { Destino, Passo } from '#demonstracao/passo.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { credencial, exigirQueTrabalhe, exigirDestino, membros } from './quadro.ts';

/** Where a document of the world is after its story. */
export interface Situacao {
  fase: 'minuta' | 'concluido';
  estado: 'corrente' | 'finalizado' | 'cancelado';
  versao: number;
  detentora: string;
  emTransito?: { destino: Destino; de: string };
  recebidoEmTramite: boolean;
  copias: { destino: Destino; ciente: boolean }[];
  assinaturas: { login: string; situacao: 'pendente' | 'assinado' | 'recusado' | 'cancelado' }[];
  paraAssinar: boolean;
  comQuem?: string;
  exclusao?: 'pedida' | 'recusada';
  publicado: boolean;
  acompanhado: boolean;
  resgatado: boolean;
  tramiteCancelado: boolean;
  reativado: boolean;
}

/**
 * Tells the story of a document by the rules of the domain, in their shortest form, and stops at the first act that
 * they forbid.
 */
export const simular = (documento: DocumentoMundo): Situacao => {
  const autor = documento.atos[0];
  const situacao: Situacao = {
    fase: 'minuta',
    estado: 'corrente',
    versao: 1,
    detentora: unidadeDe(autor),
    recebidoEmTramite: false,
    copias: [],
    assinaturas: (documento.assinantes ?? []).map((login) => ({ login, situacao: 'pendente' })),
    paraAssinar: false,
    comQuem: autor.quem,
    publicado: false,
    acompanhado: false,
    resgatado: false,
    tramiteCancelado: false,
    reativado: false,
  };
  documento.atos.forEach((passo, i) => {
    const exigir = (certo: boolean, regra: string): void => {
      if (!certo) throw new Error(`${documento.chave}, ato ${i} (${passo.ato}): ${regra}`);
    };
    exigirQueTrabalhe(passo.quem, unidadeDe(passo));
    exigir(credencial(passo.quem) >= (documento.sigilo ?? 0), `${passo.quem} não tem credencial`);
    exigir((passo.ato === 'criar') === (i === 0), 'só a primeira é a criação');
    if (i > 0) aplicar(documento, situacao, passo, exigir);
  });
  return situacao;
};

const unidadeDe = (passo: Passo): string => passo.unidade ?? unidadePadrao(passo.quem);

type Exigir = (certo: boolean, regra: string) => void;

const aplicar = (documento: DocumentoMundo, s: Situacao, passo: Passo, exigir: Exigir): void => {
  const detem = s.detentora === unidadeDe(passo) && !s.emTransito && (s.comQuem ?? passo.quem) === passo.quem;
  const pendente = s.assinaturas.find(({ situacao }) => situacao === 'pendente');
  const concluido = s.fase === 'concluido' && s.estado === 'corrente';
  const assinado = s.assinaturas.some(({ situacao }) => situacao === 'assinado');
  switch (passo.ato) {
    case 'criar':
      return;
    case 'concluir': {
      exigir(s.fase === 'minuta' && detem, 'conclui quem detém a minuta');
      const lugares = marcadoresOf(modeloDe(documento).corpo as CorpoDoc).assinaturas;
      exigir(lugares.length === s.assinaturas.length, 'cada lugar de assinatura tem um assinante');
      s.fase = 'concluido';
      s.paraAssinar = true;
      delete s.comQuem;
      return;
    }
    case 'encaminharAssinatura':
      exigir(concluido && pendente !== undefined, 'só se cobra o que falta assinar');
      return;
    case 'assinar':
    case 'recusarAssinatura':
      exigir(concluido && s.paraAssinar && pendente?.login === passo.quem, 'assina quem está na vez');
      if (pendente) pendente.situacao = passo.ato === 'assinar' ? 'assinado' : 'recusado';
      return;
    case 'tramitar': {
      exigir(concluido && detem, 'tramita quem detém');
      exigir(passo.destino.unidade !== s.detentora, 'o destino não é quem detém');
      const todos = [passo.destino, ...(passo.copias ?? [])];
      todos.forEach((destino) => exigirDestino(destino));
      exigir(new Set(todos.map(({ unidade }) => unidade)).size === todos.length, 'nenhum destino se repete');
      const leitores = passo.destino.pessoa ? [passo.destino.pessoa] : membros(passo.destino.unidade);
      const grau = documento.sigilo ?? 0;
      exigir(
        leitores.some((login) => credencial(login) >= grau),
        'alguém no destino pode ler',
      );
      s.emTransito = { destino: passo.destino, de: passo.quem };
      delete s.comQuem;
      s.copias.push(...(passo.copias ?? []).map((destino) => ({ destino, ciente: false })));
      return;
    }
    case 'resgatar':
    case 'cancelarTramite':
      exigir(s.emTransito?.de === passo.quem, 'desfaz quem enviou, antes do recebimento');
      delete s.emTransito;
      if (passo.ato === 'resgatar') s.resgatado = true;
      else s.tramiteCancelado = true;
      return;
    case 'receber':
      exigir(chegaPara(s.emTransito?.destino, passo), 'recebe quem é do destino');
      s.detentora = unidadeDe(passo);
      s.recebidoEmTramite = true;
      delete s.emTransito;
      return;
    case 'darCiencia': {
      const copia = s.copias.find(({ destino, ciente }) => !ciente && chegaPara(destino, passo));
      exigir(copia !== undefined, 'dá ciência quem recebeu cópia');
      if (copia) copia.ciente = true;
      return;
    }
    case 'assumir':
      exigir(s.detentora === unidadeDe(passo) && !s.emTransito, 'assume quem é da unidade');
      s.comQuem = passo.quem;
      return;
    case 'liberar':
      exigir(s.comQuem === passo.quem, 'libera quem assumiu');
      delete s.comQuem;
      return;
    case 'acompanhar':
      s.acompanhado = true;
      return;
    case 'finalizar':
      exigir(concluido && detem && !pendente, 'finaliza quem detém, sem assinatura pendente');
      s.estado = 'finalizado';
      return;
    case 'reativarFinalizacao':
      exigir(s.estado === 'finalizado' && detem, 'reativa quem detém');
      s.estado = 'corrente';
      s.reativado = true;
      return;
    case 'cancelar':
      exigir(concluido && detem, 'cancela quem detém');
      s.estado = 'cancelado';
      return;
    case 'reativarCancelamento':
      exigir(s.estado === 'cancelado' && detem, 'reativa quem detém');
      s.estado = 'corrente';
      s.reativado = true;
      return;
    case 'publicar':
      exigir(
        concluido && !pendente && modeloDe(documento).publicacao !== 'IMPUBLICAVEL',
        'o modelo se publica',
      );
      s.publicado = true;
      return;
    case 'reverterMinuta':
      exigir(concluido && detem && !assinado && !s.publicado, 'reverte quem detém, sem assinatura');
      s.fase = 'minuta';
      s.paraAssinar = false;
      return;
    case 'novaVersao':
      exigir(concluido && detem, 'versiona quem detém');
      s.assinaturas.forEach((assinatura) => Object.assign(assinatura, { situacao: 'cancelado' }));
      s.fase = 'minuta';
      s.versao += 1;
      return;
    case 'solicitarExclusao':
      exigir(concluido && detem, 'pede exclusão quem detém');
      s.exclusao = 'pedida';
      return;
    case 'recusarExclusao':
      exigir(s.exclusao === 'pedida' && unidadeDe(passo) !== s.detentora, 'recusa outra pessoa');
      s.exclusao = 'recusada';
  }
};

const chegaPara = (destino: Destino | undefined, passo: Passo): boolean =>
  destino?.unidade === unidadeDe(passo) && (destino.pessoa ?? passo.quem) === passo.quem;

const modeloDe = (documento: DocumentoMundo) => modelos.find(({ codigo }) => codigo === documento.modelo)!;
