import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { inventarioApi } from '#schemas/api/inventario.ts';
import type { Inventario, LeituraFeita } from '#schemas/shapes/inventario.ts';
import { LeitorDeEtiquetas } from '#src/conteudo/inclusao/LeitorDeEtiquetas.tsx';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '../Inventario.module.css';

/** Takes what is read, one code after the other, and says at once what each one is; what could not be kept stays to be sent. */
export const Leitor = ({ inventario }: { readonly inventario: Inventario }) => {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [here, setHere] = useState({ localId: inventario.localId, local: inventario.local });
  const [said, setSaid] = useState<LeituraFeita>();
  const [problem, setProblem] = useState<{ readonly words: string; readonly waiting: number }>();
  const waiting = useRef<string[]>([]);
  const sending = useRef(false);
  const place = useRef(inventario.localId);
  const { act } = useAct(inventarioApi.ler, {
    ownError: true,
    refresh: [inventarioApi.consultar, inventarioApi.itens],
  });
  // codes are read faster than they travel: they go in order, those that came meanwhile together
  const send = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (waiting.current.length > 0) {
        const codigos = waiting.current.slice(0, 200);
        const kept = await act({
          params: { id: inventario.id },
          body: { codigos, localId: place.current },
        });
        waiting.current = waiting.current.slice(codigos.length);
        place.current = kept.localId;
        setHere({ localId: kept.localId, local: kept.local });
        setSaid(kept.leituras.at(-1));
        setProblem(undefined);
      }
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem({ words: error.erros[0]?.mensagem ?? error.message, waiting: waiting.current.length });
    } finally {
      sending.current = false;
    }
  };
  return (
    <section className={styles.reader} aria-label={text('inventarioTela.leitura')}>
      <div className={styles.here}>
        <span className="sm sub">{text('inventarioTela.lendo')}</span>
        <b>{here.local}</b>
      </div>
      <LeitorDeEtiquetas
        id="inventario-ler"
        label={text('inventarioTela.leitor')}
        act={text('inventarioTela.ler')}
        help={text('inventarioTela.leitorAjuda')}
        autoFocus
        field={field}
        onCode={(code) => {
          waiting.current = [...waiting.current, code];
          void send();
        }}
      />
      <p className={styles.said} role="status">
        {said &&
          text(`inventarioTela.dito.${wordOf(said)}`, {
            codigo: said.codigo,
            rotulo: said.rotulo,
            registrado: said.registrado,
          })}
      </p>
      {problem !== undefined && (
        <Note tone="rubro" alert>
          <p>{problem.words}</p>
          <p>{text('inventarioTela.esperam', { count: problem.waiting })}</p>
          <Button size="small" onClick={() => void send()}>
            {text('inventarioTela.tentar')}
          </Button>
        </Note>
      )}
    </section>
  );
};

/** How it is said what a code was. */
const wordOf = ({ resultado, repetido, registrado }: LeituraFeita) => {
  if (resultado === 'ACHADO' && repetido) return 'ACHADO_REPETIDO';
  return resultado === 'FORA_DO_LUGAR' && registrado === undefined ? 'SEM_LOCAL' : resultado;
};
