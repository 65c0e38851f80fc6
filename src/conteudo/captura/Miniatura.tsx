import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';

interface MiniaturaProps {
  readonly capturaId: number;
  readonly numero: number;
  readonly className?: string | undefined;
  /** The room that the page takes while it comes, in pixels. */
  readonly room?: readonly [width: number, height: number];
}

const usualRoom = [112, 156] as const;

/** A page in small, read when it comes near the window: a bundle has hundreds. */
export const Miniatura = ({ capturaId, numero, className, room = usualRoom }: MiniaturaProps) => {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  const [address, setAddress] = useState<string>();
  const { data, isError } = useFile(
    protocoloApi.miniatura,
    { params: { id: capturaId, numero } },
    { enabled: near },
  );
  useEffect(() => {
    if (near || !place.current) return undefined;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data.blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (address !== undefined)
    return (
      <img src={address} alt={text('protocoloTela.revisao.miniatura', { n: numero })} className={className} />
    );
  return (
    <div ref={place}>
      {isError ? (
        <span className="sm sub">{text('protocoloTela.revisao.pagina', { n: numero })}</span>
      ) : (
        <Skeleton variant="rectangular" width={room[0]} height={room[1]} />
      )}
    </div>
  );
};
