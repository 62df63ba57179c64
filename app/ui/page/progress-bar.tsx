export const ProgressBar = ({ labelledBy, percent }: { labelledBy: string; percent: number }) => (
  <progress
    aria-labelledby={labelledBy}
    max={100}
    value={percent}
    className="h-3 w-full overflow-clip rounded-full accent-brand"
  >
    {percent} %
  </progress>
);
