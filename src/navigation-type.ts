/** How the visitor came to this page: by a link or an address (`navigate`), a reload, or Back and Forward. */
export const navigationType = (): NavigationTimingType | undefined =>
  performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming)
    ?.type;
