import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Cloud, FileKey2, Server, Usb } from 'lucide-react';
import { useState } from 'react';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CertificateFile, type CertificateFileProps } from './CertificateFile.tsx';
import { CloudProviders, type CloudThings } from './CloudProviders.tsx';
import { HsmCertificates, type HsmThings } from './HsmCertificates.tsx';
import { TokenCertificates, type TokenCertificatesProps } from './TokenCertificates.tsx';
import styles from './Assinatura.module.css';

interface CertificateDevicesProps extends CertificateFileProps, TokenCertificatesProps {
  /** What is signed, where a certificate in the cloud also serves. */
  readonly cloud?: CloudThings;
  readonly hsm: HsmThings;
}

const devices = [
  ['arquivo', FileKey2],
  ['token', Usb],
  ['nuvem', Cloud],
  ['hsm', Server],
] as const;
type Device = (typeof devices)[number][0];

/** Where the person's certificate is: in a file, on a token or card, in the cloud, or in the HSM of the institution. */
export const CertificateDevices = ({ busy, onOpen, judge, onTake, cloud, hsm }: CertificateDevicesProps) => {
  const text = useText();
  const [device, setDevice] = useState<Device>('arquivo');
  const licence = useRead(assinaturaApi.licencaUsuario, {}, { quiet: true, ownError: true });
  const there = { arquivo: true, token: true, nuvem: cloud !== undefined, hsm: licence.data?.hsm === true };
  const offered = devices.filter(([name]) => there[name]);
  return (
    <>
      <h3 className={styles.subtitle}>{text('assinarCertificado.dispositivo.titulo')}</h3>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        disabled={busy}
        aria-label={text('assinarCertificado.dispositivo.titulo')}
        onChange={(_, chosen: Device | null) => setDevice(chosen ?? device)}
        className={styles.devices}
      >
        {offered.map(([name, Icon]) => (
          <ToggleButton key={name} value={name}>
            <Icon size={16} aria-hidden="true" />
            {text(`assinarCertificado.dispositivo.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {device === 'arquivo' && <CertificateFile busy={busy} onOpen={onOpen} />}
      {device === 'token' && <TokenCertificates judge={judge} onTake={onTake} />}
      {device === 'nuvem' && <CloudProviders ids={cloud?.ids ?? []} anexo={cloud?.anexo} busy={busy} />}
      {device === 'hsm' && <HsmCertificates {...hsm} />}
    </>
  );
};
