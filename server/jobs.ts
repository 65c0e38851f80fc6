import { conferirTarefas, executarTarefa, keepScheduled, runTask } from './administracao/tarefa/index.ts';
import { lembrarCompromissos, remind } from './agenda/index.ts';
import { conferirVolumes, lookForGone, tellDamage, tellGone } from './administracao/conferencia/index.ts';
import { avisarArquivoDanificado } from './base/files/note-problem.ts';
import { avisarVolumeFora } from './base/files/tell-volume.ts';
import { work } from './base/jobs/job.ts';
import type { Workload } from './base/jobs/run-jobs.ts';
import {
  desfazerImportacao,
  importarRegistros,
  recoverLoads,
  retomarImportacoes,
  runLoadJob,
  undoLoadJob,
} from './engine/index.ts';
import { encerrarConsultas, endReadings } from './arquivo/index.ts';
import { enviarCorreio, sendMail } from './instalacao/correio/index.ts';
import { selarAgora } from './base/events/seal-soon.ts';
import { sealAndSend } from './administracao/selo/index.ts';
import { extractText, extrairTexto, resumeReadings, retomarLeituras } from './conteudo/extracao/index.ts';
import { enviarRelatorios, sendDueReports } from './conteudo/envio-relatorio/index.ts';
import { contarRelatorio, countReport } from './conteudo/relatorio/index.ts';
import { fazerAtoEmLote, resumeBatches, retomarAtosEmLote, runBatchJob } from './conteudo/em-lote/index.ts';
import { bulkActs } from './acts.ts';
import { writeMail } from './mail-words.ts';
import {
  enviarProtocolos,
  examinarCaptura,
  importarProtocolos,
  resumeImports,
  retomarImportacoesProtocolo,
  runImport,
  examine,
  lerCaptura,
  lerProtocolo,
  readFirstPages,
  readProtocolText,
  resumeCaptures,
  resumeProtocolReadings,
  retomarCapturas,
  retomarProtocolos,
  sendDue,
} from './protocolo/index.ts';
import { abrirDoDia, abrirRecorrencias, montar, montarImpressao } from './processo/index.ts';
import {
  doWork,
  fazerTrabalhoFluxo,
  followWait,
  listen,
  migrarFluxo,
  runMigration,
  seguirEsperaFluxo,
  timeCame,
  vencerPrazoFluxo,
} from './fluxo/andamento/index.ts';
import { ouvirFluxo } from './conteudo/inicio-de-fluxo/index.ts';
import { moveFiles, moverArquivos, recoverMoves, retomarMudancas } from './instalacao/volume/index.ts';
import { certificarIntimacao, certify, expireNotices, vencerIntimacoes } from './solicitacao/index.ts';
import { enviarLinkExterno, sendLink } from './pessoas/externo/index.ts';
import { enviarLinkSenha, sendResetLink } from './pessoas/credencial/index.ts';
import { avisarQuarentena } from './base/files/examine.ts';
import { tellQuarantine } from './pessoas/alerta/index.ts';
import { avisarPorCorreio, mailNotice } from './pessoas/notificacao/index.ts';

/** Every kind of job and its work. */
export const jobs = {
  selarAgora: work(selarAgora, async (ctx) => {
    await sealAndSend(ctx);
  }),
  enviarCorreio: work(enviarCorreio, (ctx, { correioId }) => sendMail(ctx, correioId, writeMail)),
  avisarQuarentena: work(avisarQuarentena, tellQuarantine),
  avisarPorCorreio: work(avisarPorCorreio, mailNotice),
  enviarRelatorios: work(enviarRelatorios, sendDueReports),
  contarRelatorio: work(contarRelatorio, countReport),
  enviarLinkSenha: work(enviarLinkSenha, sendResetLink),
  enviarLinkExterno: work(enviarLinkExterno, sendLink),
  executarTarefa: work(executarTarefa, (ctx, { tarefaId }) => runTask(ctx, tarefaId)),
  conferirTarefas: work(conferirTarefas, keepScheduled),
  avisarArquivoDanificado: work(avisarArquivoDanificado, tellDamage),
  avisarVolumeFora: work(avisarVolumeFora, tellGone),
  conferirVolumes: work(conferirVolumes, lookForGone),
  moverArquivos: work(moverArquivos, (ctx, { ordemId }, signal) => moveFiles(ctx, ordemId, signal)),
  abrirRecorrencias: work(abrirRecorrencias, abrirDoDia),
  montarImpressao: work(montarImpressao, montar),
  retomarMudancas: work(retomarMudancas, recoverMoves),
  importarRegistros: work(importarRegistros, (ctx, asked, signal) => runLoadJob(ctx, asked, signal)),
  desfazerImportacao: work(desfazerImportacao, undoLoadJob),
  retomarImportacoes: work(retomarImportacoes, recoverLoads),
  extrairTexto: work(extrairTexto, (ctx, { sha256 }, signal) => extractText(ctx, sha256, signal)),
  examinarCaptura: work(examinarCaptura, (ctx, { capturaId }, signal) =>
    examine(ctx, capturaId, { signal, read: true }),
  ),
  lerCaptura: work(lerCaptura, (ctx, { capturaId }, signal) => readFirstPages(ctx, capturaId, signal)),
  retomarCapturas: work(retomarCapturas, resumeCaptures),
  lerProtocolo: work(lerProtocolo, readProtocolText),
  retomarProtocolos: work(retomarProtocolos, resumeProtocolReadings),
  enviarProtocolos: work(enviarProtocolos, sendDue),
  importarProtocolos: work(importarProtocolos, (ctx, { importacaoId }, signal) =>
    runImport(ctx, importacaoId, signal),
  ),
  retomarImportacoesProtocolo: work(retomarImportacoesProtocolo, resumeImports),
  retomarLeituras: work(retomarLeituras, resumeReadings),
  fazerAtoEmLote: work(fazerAtoEmLote, (ctx, { loteId }, signal) =>
    runBatchJob(ctx, bulkActs, loteId, signal),
  ),
  retomarAtosEmLote: work(retomarAtosEmLote, resumeBatches),
  encerrarConsultas: work(encerrarConsultas, endReadings),
  vencerIntimacoes: work(vencerIntimacoes, expireNotices),
  certificarIntimacao: work(certificarIntimacao, certify),
  ouvirFluxo: work(ouvirFluxo, listen),
  migrarFluxo: work(migrarFluxo, (ctx, asked, signal) => runMigration(ctx, asked, signal)),
  vencerPrazoFluxo: work(vencerPrazoFluxo, timeCame),
  fazerTrabalhoFluxo: work(fazerTrabalhoFluxo, doWork),
  lembrarCompromissos: work(lembrarCompromissos, remind),
  seguirEsperaFluxo: work(seguirEsperaFluxo, followWait),
} as const;

/** The minute watches over the rest; all other repeated work is in the register of tasks. */
export const workload: Workload = {
  works: Object.values(jobs),
  schedule: `
* * * * * ${conferirTarefas.name}
* * * * * ${conferirVolumes.name}
* * * * * ${retomarImportacoes.name}
* * * * * ${retomarMudancas.name}
* * * * * ${lembrarCompromissos.name}
* * * * * ${enviarRelatorios.name}
* * * * * ${retomarLeituras.name}
* * * * * ${retomarCapturas.name}
* * * * * ${retomarProtocolos.name}
* * * * * ${retomarImportacoesProtocolo.name}
*/10 * * * * ${enviarProtocolos.name}
* * * * * ${retomarAtosEmLote.name}
*/10 * * * * ${abrirRecorrencias.name}
*/10 * * * * ${encerrarConsultas.name}
*/10 * * * * ${vencerIntimacoes.name}
`,
};
