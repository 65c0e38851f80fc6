import { AgentProblem } from '#src/conteudo/certificado/agent.ts';
import { OtherFile } from '#src/conteudo/certificado/require-same-file.ts';
import { P12Problem } from '#src/conteudo/certificado/p12-problem.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';

/** Why a certificate did not open, or did not sign. */
export const certificateProblem = (error: unknown): string => {
  if (error instanceof P12Problem) return text(`assinarCertificado.problema.${error.why}`);
  if (error instanceof AgentProblem) return text(`assinarCertificado.agente.erro.${error.why}`);
  if (error instanceof OtherFile) return text('assinarCertificado.outroArquivo');
  if (error instanceof HttpProblem) return error.erros[0]?.mensagem ?? error.message;
  throw error;
};
