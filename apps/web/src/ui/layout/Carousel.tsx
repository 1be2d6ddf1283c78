import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBrowserValue } from '../../browser/use-browser-value.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { isMotionReduced } from '../cues/motion.ts';

interface CarouselProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly slides: readonly {
    readonly key: string;
    readonly name: string;
    readonly content: ReactNode;
  }[];
  /** Advances automatically at this interval; pauses on hover, on focus and with reduced motion. */
  readonly everyMs?: number;
  readonly className?: string;
}

/** A carousel. It uses native scrolling, so touch and keyboard work. */
export function Carousel({ label, slides, everyMs = 7_000, className }: CarouselProps) {
  const t = useTexts('ui');
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const still = useBrowserValue(isMotionReduced, false);
  const [chosen, setChosen] = useState<boolean>();
  const paused = chosen ?? still;
  const [held, setHeld] = useState(false);
  const show = (next: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({
      left: next * width,
      behavior: isMotionReduced() ? 'auto' : 'smooth',
    });
  };
  // A strip that the server rendered may have been scrolled before it was hydrated.
  useEffect(() => {
    if (strip.current !== null) setIndex(slideAt(strip.current));
  }, []);
  useEffect(() => {
    if (paused || held || slides.length < 2) return undefined;
    const timer = setTimeout(() => show((index + 1) % slides.length), everyMs);
    return () => clearTimeout(timer);
  }, [paused, held, index, slides.length, everyMs]);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={clsx('relative overflow-hidden', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={strip}
        className="rail h-full"
        onScroll={(event) => setIndex(slideAt(event.currentTarget))}
      >
        {slides.map((slide, at) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} / ${slides.length}`}
            inert={at !== index}
            className="w-full shrink-0 snap-start"
          >
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="absolute right-3 bottom-3 flex items-center rounded-full bg-night/55 px-1 text-on-night backdrop-blur-xs">
          {slides.map((slide, at) => (
            <button
              key={slide.key}
              type="button"
              aria-label={slide.name}
              aria-current={at === index}
              onClick={() => show(at)}
              className="group grid size-8 place-items-center phone:size-11"
            >
              <span className="h-1.5 w-1.5 rounded-full bg-on-night/55 transition-all group-aria-[current=true]:w-5 group-aria-[current=true]:bg-on-night" />
            </button>
          ))}
          <button
            type="button"
            aria-label={t(paused ? 'play' : 'pause')}
            onClick={() => setChosen(!paused)}
            className="grid size-8 place-items-center phone:size-11"
          >
            {paused ? <Play aria-hidden size={14} /> : <Pause aria-hidden size={14} />}
          </button>
        </div>
      )}
    </section>
  );
}

/** The index of the slide that a strip shows. */
function slideAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(1, clientWidth));
}
