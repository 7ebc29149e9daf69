from .regions import begin, end, region, value
