import { useRef, useState } from 'react';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { call, callFile } from '#src/data/call.ts';
import { saveFile } from '#src/data/download.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { notifyProblem } from '#src/ui/notify.ts';

/** By which door a file is checked: anybody's, or that of who works here. */
export type Door = 'publico' | 'interno';

const calls = {
  publico: { check: certificadoApi.conferirPublico, report: certificadoApi.relatorioPublico },
  interno: { check: certificadoApi.conferirArquivo, report: certificadoApi.relatorioArquivo },
} as const;

/** A file, or a signature outside it and the file. */
interface Asked {
  readonly file: File;
  readonly signature?: File;
}

interface Conferencia {
  readonly result: ArquivoConferido | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly check: (asked: Asked) => Promise<void>;
  readonly saveReport: () => Promise<void>;
  readonly saveJson: () => void;
}

/** The signatures of a file that the person has, judged by the server, which keeps nothing of it. */
export const useConferencia = (door: Door): Conferencia => {
  const [result, setResult] = useState<ArquivoConferido>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const last = useRef<Asked>(undefined);

  const check = async (asked: Asked): Promise<void> => {
    last.current = asked;
    setBusy(true);
    setProblem(undefined);
    setResult(undefined);
    try {
      const answer = await call(calls[door].check, await argsOf(asked), { ownDenial: true });
      if (last.current === asked) setResult(answer);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      if (last.current === asked) setProblem(error.erros[0]?.mensagem ?? error.message);
    } finally {
      if (last.current === asked) setBusy(false);
    }
  };

  const saveReport = async (): Promise<void> => {
    if (!last.current) return;
    try {
      saveFile(await callFile(calls[door].report, await argsOf(last.current), { ownDenial: true }));
    } catch (error) {
      notifyProblem(error);
    }
  };

  const saveJson = (): void => {
    if (!result) return;
    const blob = new Blob([JSON.stringify(result, null, 2)], { type: 'application/json' });
    saveFile({ blob, name: `${result.nome}.conferencia.json` });
  };

  return { result, busy, problem, check, saveReport, saveJson };
};

const argsOf = async ({ file, signature }: Asked) => ({
  body: signature ? { separada: await base64Of(signature) } : {},
  files: { arquivo: file },
});

const base64Of = async (file: File): Promise<string> => {
  let text = '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
};
