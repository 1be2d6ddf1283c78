import { Box, Card, Link as TextLink, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallValue } from '../../calls/calls.ts';
import { useSession } from '../../calls/session.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatCount } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { useZone } from '../../ui/time/zone.ts';
import { urls } from '../../urls.ts';
import { changePercent, dayOf } from './compare-figures.ts';
import { FIGURES, figurePage, timesPage, type Figure, type Figures } from './figures.ts';
import { RowsLink } from './play-columns.tsx';

/** The figures of the business day, each beside two earlier days up to the same time. */
export function FigureCards({ figures }: { readonly figures: CallValue<'dashboard'> | undefined }) {
  const text = useText();
  const language = useLanguage();
  const online = figures && formatCount(figures.online, language);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 215px), 1fr))',
      }}
    >
      {FIGURES.map((figure) => (
        <FigureCard key={figure.name} figure={figure} figures={figures} />
      ))}
      <Card variant="outlined" sx={{ p: 1.75 }}>
        <Heading>{text('figure.online')}</Heading>
        <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {online === undefined ? <Skeleton width={90} /> : <Online count={online} />}
        </Typography>
      </Card>
    </Box>
  );
}

/** A link to those who are online, where the operator may read members. */
function Online({ count }: { readonly count: string }) {
  const rights = useSession().standing?.rights ?? [];
  if (!rights.includes('members.read')) return count;
  return (
    <TextLink component={Link} to={urls.filtered(urls.members, { online: true })} color="inherit">
      {count}
    </TextLink>
  );
}

interface FigureCardProps {
  readonly figure: Figure;
  readonly figures: CallValue<'dashboard'> | undefined;
}

function FigureCard({ figure, figures }: FigureCardProps) {
  const text = useText();
  const language = useLanguage();
  const rights = useSession().standing?.rights ?? [];
  const times = figures && figure.times(figures);
  return (
    <Card variant="outlined" sx={{ p: 1.75 }}>
      <Heading>{text(figure.label)}</Heading>
      <Typography variant="h5" component="p" sx={{ my: 0.25 }}>
        {figures ? (
          <Amount figure={figure} figures={figures} isToday currency={figures.currency} />
        ) : (
          <Skeleton width={90} />
        )}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {times === undefined ? (
          '\u00a0'
        ) : (
          <RowsLink to={figures && timesPage(figure, figures, rights)}>
            {text(figure.timesText, { count: formatCount(times, language) })}
          </RowsLink>
        )}
      </Typography>
      <Earlier label={text('figure.yesterday')} figure={figure} of="yesterday" figures={figures} />
      <Earlier label={text('figure.lastWeek')} figure={figure} of="lastWeek" figures={figures} />
    </Card>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" component="h2">
      {children}
    </Typography>
  );
}

interface AmountProps {
  readonly figure: Figure;
  readonly figures: Figures;
  readonly isToday?: true;
  readonly currency?: string;
}

/** A figure; a link where the operator may read the rows behind it. */
function Amount({ figure, figures, isToday, currency }: AmountProps) {
  const language = useLanguage();
  const zone = useZone();
  const rights = useSession().standing?.rights ?? [];
  const value = figure.value(figures);
  const shown =
    typeof value === 'number' ? (
      formatCount(value, language)
    ) : (
      <Money
        value={value}
        rounded
        signed={figure.name === 'result'}
        {...(currency === undefined ? {} : { currency })}
      />
    );
  const { from, to } = figures;
  const page = figurePage({
    figure,
    span: { from, to },
    day: dayOf(from, zone),
    rights,
    isToday: isToday === true,
  });
  if (page === undefined) return shown;
  return (
    <TextLink
      component={Link}
      to={page}
      color="inherit"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {shown}
    </TextLink>
  );
}

interface EarlierProps {
  readonly label: string;
  readonly figure: Figure;
  readonly of: 'yesterday' | 'lastWeek';
  readonly figures: CallValue<'dashboard'> | undefined;
}

function Earlier({ label, figure, of, figures }: EarlierProps) {
  const earlier = figures?.[of];
  const percent = figures && earlier && changePercent(figure.value(figures), figure.value(earlier));
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {earlier ? <Amount figure={figure} figures={earlier} /> : '—'}
        {percent === undefined ? null : ` (${percent > 0 ? '+' : ''}${percent} %)`}
      </Box>
    </Typography>
  );
}
