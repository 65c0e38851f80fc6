import { assinaturaApi } from '#schemas/api/assinatura.ts';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useActingName } from '#src/session/use-acting-name.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

interface ComoAssinaProps {
  /** How what is at hand is signed. */
  readonly ways: ReadonlySet<DocumentoParaAssinar['estrategia']>;
}

/** Who signs and by which means, before anything is signed. */
export const ComoAssina = ({ ways }: ComoAssinaProps) => {
  const text = useText();
  const nome = useActingName();
  const { data } = useRead(assinaturaApi.licencaUsuario, {}, { quiet: true, ownError: true });
  const advanced = data?.codigo === true;
  const tipo = [
    text('assinatura.como.tipo'),
    text(advanced ? 'assinatura.como.avancada' : 'assinatura.como.simples'),
  ] as const;
  const confirmacao = [
    text('assinatura.como.confirmacao'),
    text(advanced ? 'assinatura.como.senhaECodigo' : 'assinatura.como.senha'),
  ] as const;
  const certificado = [text('assinatura.como.comCertificado'), text('assinatura.como.certificado')] as const;
  return (
    <Sheet title={text('assinatura.como.titulo')}>
      <Facts
        items={[
          [text('assinatura.como.assinante'), <b key="nome">{nome}</b>],
          ...(ways.has('DOCFLOW') || ways.size === 0 ? [tipo, confirmacao] : []),
          ...(ways.has('DIGITAL') ? [certificado] : []),
        ]}
      />
    </Sheet>
  );
};
