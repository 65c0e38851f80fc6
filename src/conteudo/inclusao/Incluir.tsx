import Button from '@mui/material/Button';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useId, type ReactNode, type RefObject } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { classes } from '#src/ui/classes.ts';
import { EscolherConteudo, type Escolha } from './EscolherConteudo.tsx';
import { LeitorDeEtiquetas } from './LeitorDeEtiquetas.tsx';
import type { Inclusao } from './use-inclusao.ts';
import styles from './Inclusao.module.css';

interface IncluirProps {
  readonly inclusao: Inclusao;
  /** Among what the person chooses. */
  readonly escolha: Escolha;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly autoFocus: boolean;
  /** What is said of all that enters. */
  readonly children?: ReactNode;
}

/** Where contents are put in another: labels are read one after the other, and what became of each. */
export const Incluir = ({ inclusao, escolha, field, autoFocus, children }: IncluirProps) => {
  const text = useText();
  const titleId = useId();
  const { onde, textos, leituras, waiting, incluir, escolher, esquecer } = inclusao;
  const maySearch = useCan('caixaCentralListar');
  return (
    <section className={styles.incluir} aria-labelledby={titleId}>
      <h2 id={titleId} className="vh">
        {text(`${textos}.incluir.titulo`)}
      </h2>
      <LeitorDeEtiquetas
        id={`${textos}-etiqueta`}
        label={text(`${textos}.leitor.rotulo`)}
        act={text(`${textos}.incluir.botao`)}
        help={text(`${textos}.incluir.ajuda`)}
        field={field}
        autoFocus={autoFocus}
        onCode={incluir}
      />
      {maySearch && (
        <EscolherConteudo
          escolha={escolha}
          label={text(`${textos}.incluir.escolher`)}
          help={text(`${textos}.incluir.escolherAjuda`)}
          source={`${textos}/${onde}/${leituras[0]?.key ?? 0}`}
          onPick={escolher}
        />
      )}
      {children}
      <p className="vh" role="status">
        {leituras[0]?.dito}
      </p>
      {(leituras.length > 0 || waiting.length > 0) && (
        <>
          <div className={styles.head}>
            <h3 className="grow">{text(`${textos}.incluir.andamento`)}</h3>
            <Button size="small" variant="text" onClick={esquecer}>
              {text(`${textos}.incluir.limpar`)}
            </Button>
          </div>
          <ul className={styles.leituras} aria-label={text(`${textos}.incluir.andamento`)} tabIndex={0}>
            {[...waiting].reverse().map((code, index) => (
              <li key={`${code} ${index}`} className={styles.waiting}>
                <LoaderCircle size={16} aria-hidden="true" />
                {text(`${textos}.incluir.lendo`, { codigo: code })}
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
