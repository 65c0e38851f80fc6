import Button from '@mui/material/Button';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { LeitorDeEtiquetas } from '#src/conteudo/lote/LeitorDeEtiquetas.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { classes } from '#src/ui/classes.ts';
import type { useInclusao } from '../use-inclusao.ts';
import { EscolherDaUnidade } from './EscolherDaUnidade.tsx';
import styles from '../LoteConsulta.module.css';

interface IncluirProps {
  readonly inclusao: ReturnType<typeof useInclusao>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly autoFocus: boolean;
}

/** Where labels are read one after the other, and what became of each. */
export const Incluir = ({ inclusao, field, autoFocus }: IncluirProps) => {
  const text = useText();
  const titleId = useId();
  const { lote, leituras, waiting, incluir, escolher, esquecer } = inclusao;
  const maySearch = useCan('caixaCentralListar');
  return (
    <section className={styles.incluir} aria-labelledby={titleId}>
      <h2 id={titleId} className="vh">
        {text('loteTela.incluir.titulo')}
      </h2>
      <LeitorDeEtiquetas
        id="lote-etiqueta"
        act={text('loteTela.incluir.botao')}
        help={text('loteTela.incluir.ajuda')}
        field={field}
        autoFocus={autoFocus}
        onCode={incluir}
      />
      {maySearch && <EscolherDaUnidade source={`lote/${lote}/${leituras[0]?.key ?? 0}`} onPick={escolher} />}
      <p className="vh" role="status">
        {leituras[0]?.dito}
      </p>
      {(leituras.length > 0 || waiting.length > 0) && (
        <>
          <div className={styles.head}>
            <h3 className="grow">{text('loteTela.incluir.andamento')}</h3>
            <Button size="small" variant="text" onClick={esquecer}>
              {text('loteTela.incluir.limpar')}
            </Button>
          </div>
          <ul className={styles.leituras} aria-label={text('loteTela.incluir.andamento')} tabIndex={0}>
            {[...waiting].reverse().map((code, index) => (
              <li key={`${code} ${index}`} className={styles.waiting}>
                <LoaderCircle size={16} aria-hidden="true" />
                {text('loteTela.incluir.lendo', { codigo: code })}
              </li>
            ))}
            {leituras.map(({ key, ok, dito }) => (
              <li key={key} className={classes(ok ? styles.entrou : styles.recusado)}>
                {ok ? <CircleCheck size={16} aria-hidden="true" /> : <CircleX size={16} aria-hidden="true" />}
                {dito}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
