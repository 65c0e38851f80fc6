import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { colaboracaoApi } from '#schemas/api/colaboracao.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { notify } from '#src/ui/notify.ts';
import styles from '#src/conteudo/Consulta.module.css';

/** Who helps to write the draft; who only helps is told what they may do, and may leave. */
export const Colaboracao = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const { colaboradores = [], colaboro, detentor } = documento;
  return (
    <>
      {colaboro && (
        <p className="sm sub">
          {text('colaboracao.textoDeQuemColabora', { unidade: detentor.unidade.sigla })}
        </p>
      )}
      <ul className={styles.names} aria-label={text('colaboracao.lista')}>
        {colaboradores.map(({ id, nome, unidade, desde }) => (
          <li key={id}>
            {nome}
            <span className="xs mut"> {text('colaboracao.linha', { unidade, dia: formatDay(desde) })}</span>
          </li>
        ))}
      </ul>
      {colaboro && <Deixar id={documento.id} />}
    </>
  );
};

/** After it the draft is out of reach: what is shown next is the inbox. */
const Deixar = ({ id }: { readonly id: number }) => {
  const text = useText();
  const navigate = useNavigate();
  const { usuario } = useSignedIn().dados;
  const retirar = useAct(colaboracaoApi.retirar, {
    refresh: [caixaCentralApi.listar, caixaCentralApi.contadores],
  });
  const leave = (): Promise<void> =>
    quietly(retirar.act({ params: { id, usuarioId: usuario.id } }), () => {
      notify(text('colaboracao.deixado'));
      void navigate(caixaPath(), { replace: true });
    });
  return (
    <Button size="small" loading={retirar.isPending} onClick={() => void leave()}>
      {text('colaboracao.deixar')}
    </Button>
  );
};
