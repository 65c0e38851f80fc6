import { acessoRoutes } from './conteudo/credenciais/index.ts';
import { anexoRoutes } from './conteudo/anexos/index.ts';
import { conformidadeRoutes } from './administracao/conformidade/index.ts';
import { areaRestritaRoutes } from './administracao/area-restrita/index.ts';
import { arquivoRoutes } from './conteudo/arquivo/index.ts';
import { assinaturaRoutes } from './conteudo/assinatura/index.ts';
import { guardaRoutes } from './arquivo/locais/index.ts';
import { inventarioRoutes } from './arquivo/inventario/index.ts';
import { atoRoutes } from './conteudo/atos/index.ts';
import { caixaCentralRoutes } from './conteudo/caixa-central/index.ts';
import { certificadoRoutes } from './conteudo/certificado/index.ts';
import { checkInRoutes } from './conteudo/check-in/index.ts';
import { colaboracaoRoutes } from './conteudo/colaboracao/index.ts';
import { comentarioRoutes } from './conteudo/comentarios/index.ts';
import { conexaoRoutes } from './instalacao/conexao/index.ts';
import { credencialRoutes } from './pessoas/credencial/index.ts';
import { vinculoRoutes } from './documento/vinculos/index.ts';
import { destinoInternoRoutes } from './documento/destinos-internos/index.ts';
import { modeloPersonalizadoRoutes } from './documento/modelos-personalizados/index.ts';
import { bulkActs, contentActs, plainActs } from './acts.ts';
import { documentoAssinaturaRoutes, documentoRoutes } from './documento/index.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { tarjaRoutes } from './tarja/index.ts';
import { dossieRoutes, porNoDossie } from './dossie/index.ts';
import { formularioRoutes } from './formulario/index.ts';
import { arquivamentoRoutes } from './arquivo/index.ts';
import { loteRoutes, porNoLote } from './lote/index.ts';
import { pecaRoutes } from './peca/index.ts';
import { juntarAoProcesso, processoRoutes } from './processo/index.ts';
import { protocoloEtiquetasRoutes, protocoloImportacaoRoutes, protocoloRoutes } from './protocolo/index.ts';
import type { Implementation } from './base/http/implement.ts';
import { emLoteRoutes } from './conteudo/em-lote/index.ts';
import { externoRoutes } from './pessoas/externo/index.ts';
import { exclusaoRoutes } from './conteudo/exclusao/index.ts';
import { demonstracaoRoutes } from './administracao/demonstracao/index.ts';
import { writeMail } from './mail-words.ts';
import { logRoutes } from './instalacao/logs/index.ts';
import { notificacaoRoutes } from './pessoas/notificacao/index.ts';
import { passagemRoutes } from './administracao/passagem/index.ts';
import {
  atividadeRoutes,
  gestaoRoutes,
  listActivities,
  migracaoRoutes,
  problemaRoutes,
} from './fluxo/andamento/index.ts';
import { fluxoComentarioRoutes } from './fluxo/comentarios/index.ts';
import { desenhoRoutes } from './fluxo/desenho/index.ts';
import { prontoRoutes } from './fluxo/prontos/index.ts';
import { simulacaoRoutes } from './fluxo/simulacao/index.ts';
import { estatisticaRoutes } from './fluxo/estatistica/index.ts';
import { agendaRoutes } from './agenda/index.ts';
import { painelRoutes } from './painel/index.ts';
import { papelRoutes } from './fluxo/papel/index.ts';
import { permissaoRoutes } from './pessoas/usuario/index.ts';
import { pesquisaRoutes } from './conteudo/pesquisa/index.ts';
import { envioRelatorioRoutes } from './conteudo/envio-relatorio/index.ts';
import { relatorioRoutes } from './conteudo/relatorio/index.ts';
import { posseRoutes } from './conteudo/posse/index.ts';
import { preferenciaRoutes } from './pessoas/preferencia/index.ts';
import { entradaRoutes, provedorRoutes, sessaoRoutes } from './pessoas/sessao/index.ts';
import { solicitacaoRoutes } from './solicitacao/index.ts';
import { temaRoutes } from './administracao/tema/index.ts';
import { templateArquivoRoutes } from './instalacao/template-arquivo/index.ts';
import { transferenciaRoutes } from './conteudo/transferencia/index.ts';
import { tramiteRoutes } from './conteudo/tramite/index.ts';
import { publicacaoRoutes } from './conteudo/publicacao/index.ts';
import { verificacaoRoutes } from './conteudo/verificacao/index.ts';

/** Every catalogued call of the server; the registers' own routes are parametric and mounted beside them. */
export const routes: readonly Implementation[] = [
  ...entradaRoutes,
  ...sessaoRoutes,
  ...provedorRoutes,
  ...credencialRoutes,
  ...externoRoutes,
  ...temaRoutes,
  ...notificacaoRoutes,
  ...passagemRoutes,
  ...permissaoRoutes,
  ...preferenciaRoutes,
  ...pesquisaRoutes(contentActs),
  ...envioRelatorioRoutes,
  ...relatorioRoutes,
  ...anexoRoutes,
  ...arquivoRoutes,
  ...colaboracaoRoutes,
  ...comentarioRoutes,
  ...atoRoutes({ acts: contentActs, plain: plainActs }),
  ...transferenciaRoutes(contentActs, bulkActs),
  ...emLoteRoutes(bulkActs),
  ...exclusaoRoutes,
  ...caixaCentralRoutes(contentActs),
  ...documentoRoutes,
  ...documentoAssinaturaRoutes,
  ...processoRoutes,
  ...arquivamentoRoutes(contentActs),
  ...loteRoutes,
  ...dossieRoutes,
  ...formularioRoutes,
  ...tarjaRoutes,
  ...guardaRoutes(bulkActs),
  ...inventarioRoutes(bulkActs),
  ...pecaRoutes({
    [tipoConteudo.processo]: juntarAoProcesso,
    [tipoConteudo.dossie]: porNoDossie,
    [tipoConteudo.lote]: porNoLote,
  }),
  ...protocoloRoutes,
  ...solicitacaoRoutes,
  ...protocoloImportacaoRoutes,
  ...protocoloEtiquetasRoutes,
  ...agendaRoutes,
  ...painelRoutes({ acts: contentActs, atividades: listActivities }),
  ...papelRoutes,
  ...desenhoRoutes,
  ...fluxoComentarioRoutes,
  ...atividadeRoutes,
  ...gestaoRoutes,
  ...problemaRoutes,
  ...migracaoRoutes,
  ...estatisticaRoutes,
  ...prontoRoutes,
  ...simulacaoRoutes,
  ...vinculoRoutes,
  ...modeloPersonalizadoRoutes,
  ...destinoInternoRoutes,
  ...acessoRoutes,
  ...tramiteRoutes,
  ...posseRoutes,
  ...checkInRoutes,
  ...assinaturaRoutes,
  ...certificadoRoutes,
  ...verificacaoRoutes,
  ...demonstracaoRoutes(writeMail),
  ...publicacaoRoutes,
  ...logRoutes,
  ...conexaoRoutes,
  ...areaRestritaRoutes,
  ...conformidadeRoutes,
  ...templateArquivoRoutes,
];
