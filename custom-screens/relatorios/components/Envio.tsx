import { LogOut, Pause, PenLine, Play, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { envioRelatorioApi } from '#schemas/api/envio-relatorio.ts';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct } from '#src/data/query.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { builtReportPath, reportsPath } from '#src/relatorio/report-path.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { notify } from '#src/ui/notify.ts';
import { entradaOf } from '#src/relatorio/envio-entrada.ts';
import { quandoText } from '../envio-quando.ts';
import styles from '../Relatorios.module.css';

interface EnvioProps {
  readonly envio: EnvioRelatorio;
  readonly onChange: () => void;
}

/** One report that leaves by e-mail: when, to whom, how the last time went, and what may be done with it. */
export const Envio = ({ envio, onChange }: EnvioProps) => {
  const text = useText();
  const actions = useActions(envio, onChange);
  const { nome, pesquisaId, relatorio, proprio, de, proximoEm, ultimoEm, pessoas, sairam, saidas } = envio;
  const problems = saidas.filter(({ situacao }) => situacao !== 'ENVIADO' && situacao !== 'NA_FILA');
  const waiting = saidas.filter(({ situacao }) => situacao === 'NA_FILA');
  return (
    <li>
      <div className="grow">
        <Link
          to={
            pesquisaId === undefined ? `${reportsPath}?nome=${relatorio ?? ''}` : builtReportPath(pesquisaId)
          }
        >
          {nome}
        </Link>
        <p className="sm">
          {[
            quandoText(text, envio),
            proximoEm === undefined
              ? text('relatorios.envios.pausado')
              : text('relatorios.envios.proximo', { quando: formatMinute(proximoEm) }),
            ...(ultimoEm === undefined
              ? []
              : [text('relatorios.envios.ultimo', { quando: formatMinute(ultimoEm) })]),
          ].join(' · ')}
        </p>
        <p className="sm sub">
          {proprio
            ? text('relatorios.envios.para', { nomes: pessoas.map(({ rotulo }) => rotulo).join(', ') })
            : text('relatorios.envios.de', { nome: de ?? '' })}
        </p>
        {sairam.length > 0 && (
          <p className="sm sub">{text('relatorios.envios.sairam', { nomes: sairam.join(', ') })}</p>
        )}
        {[...problems, ...waiting].map(({ nome: quem, situacao, motivo }) => (
          <p key={quem} className={situacao === 'NA_FILA' ? 'sm sub' : styles.failed}>
            {text(`relatorios.envios.saidas.${situacao}`, { nome: quem, motivo: motivo ?? '' })}
          </p>
        ))}
      </div>
      <MoreActions label={text('relatorios.envios.acoes', { nome })} actions={actions} />
    </li>
  );
};

const refresh = { refresh: [envioRelatorioApi.listar] };

const useActions = (envio: EnvioRelatorio, onChange: () => void): readonly BarAction[] => {
  const text = useText();
  const send = useAct(envioRelatorioApi.enviar, refresh);
  const change = useAct(envioRelatorioApi.mudar, refresh);
  const remove = useAct(envioRelatorioApi.excluir, refresh);
  const leave = useAct(envioRelatorioApi.sair, refresh);
  const params = { id: envio.id };
  const told = (act: Promise<unknown>, words: string): void =>
    void quietly(act, () => notify(words, { kind: 'success' }));
  if (!envio.proprio)
    return [
      {
        id: 'sair',
        label: text('relatorios.envios.sair'),
        icon: LogOut,
        perform: () => told(leave.act({ params }), text('relatorios.envios.saiu')),
      },
    ];
  return [
    {
      id: 'agora',
      label: text('relatorios.envios.agora'),
      icon: Send,
      perform: () => told(send.act({ params }), text('relatorios.envios.enviado')),
    },
    { id: 'editar', label: text('relatorios.envios.editar'), icon: PenLine, perform: onChange },
    {
      id: 'pausar',
      label: text(envio.ativo ? 'relatorios.envios.pausar' : 'relatorios.envios.retomar'),
      icon: envio.ativo ? Pause : Play,
      perform: () =>
        told(
          change.act({ params, body: { ...entradaOf(envio), ativo: !envio.ativo } }),
          text('relatorios.envios.salvou'),
        ),
    },
    {
      id: 'excluir',
      label: text('relatorios.envios.excluir'),
      destructive: true,
      perform: () => told(remove.act({ params }), text('relatorios.envios.excluido')),
    },
  ];
};
