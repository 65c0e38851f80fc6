import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Intermediarias } from './components/Intermediarias.tsx';
import { Listas } from './components/Listas.tsx';
import { Raizes } from './components/Raizes.tsx';
import { useLoad } from './use-load.ts';
import styles from './AutoridadesCarregar.module.css';

const list = '/administracao/autoridade-certificadora';

/** What authorities publish is read from files, looked at, and only then trusted. */
export const AutoridadesCarregar = () => {
  const text = useText();
  const title = text('autoridades.titulo');
  usePageTitle(title);
  const { working, together, trusted, toLoad, loaded, anyFile, read, trust, load, again } = useLoad();
  const { raizes, intermediarias, listas, recusados } = together;
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (loaded !== undefined) done.current?.focus();
  }, [loaded]);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: text('autoridades.lista'), to: list }, { label: title }]}
        subtitle={text('autoridades.subtitulo')}
      />
      <div className={styles.page}>
        {loaded === undefined && (
          <Sheet>
            <FileDrop
              label={text('autoridades.soltar')}
              kinds={text('autoridades.aceitos')}
              disabled={working !== undefined}
              onChoose={(files) => void read(files)}
            />
            <div role="status">
              {working && (
                <>
                  <p className="sm sub">
                    {text(working.loading ? 'autoridades.carregando' : 'autoridades.lendo', {
                      nome: working.nome,
                    })}
                  </p>
                  <LinearProgress aria-hidden="true" />
                </>
              )}
            </div>
          </Sheet>
        )}
        {loaded !== undefined && (
          <p ref={done} tabIndex={-1} className={styles.done}>
            {loaded === 0 ? text('autoridades.feitoNada') : text('autoridades.feito', { count: loaded })}
          </p>
        )}
        {raizes.length > 0 && (
          <Raizes raizes={raizes} trusted={trusted} onTrust={trust} settled={loaded !== undefined} />
        )}
        {intermediarias.length > 0 && <Intermediarias autoridades={intermediarias} />}
        {listas.length > 0 && <Listas listas={listas} />}
        {recusados.length > 0 && (
          <Sheet title={text('autoridades.recusados')}>
            <ul className={styles.refused}>
              {recusados.map(({ nome, motivo }, index) => (
                <li key={`${index} ${nome}`}>{text('autoridades.falhou', { nome, motivo })}</li>
              ))}
            </ul>
          </Sheet>
        )}
        {anyFile &&
          loaded === undefined &&
          toLoad === 0 &&
          raizes.every(({ situacao }) => situacao !== 'NOVA') && <Note>{text('autoridades.nada')}</Note>}
        {anyFile && (
          <div className={styles.buttons}>
            {loaded === undefined ? (
              <Button
                variant="contained"
                disabled={toLoad === 0 || working !== undefined}
                onClick={() => void load()}
              >
                {text('autoridades.carregar', { count: toLoad })}
              </Button>
            ) : (
              <Button variant="contained" component={Link} to={list}>
                {text('autoridades.verLista')}
              </Button>
            )}
            <Button disabled={working !== undefined} onClick={again}>
              {text('autoridades.outros')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
